import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#lib/settings/config.ts'
import { refuseUnknown } from '#lib/settings/settings.ts'
import { firebase } from '#support/stacks.ts'

const config = (context: Record<string, unknown>) => readConfig((key) => context[key])
const prod = { stage: 'prod', alarmEmail: 'ops@tulna.example', ...firebase }
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b-2c'
const providerArn = 'arn:aws:iam::123456789012:oidc-provider/token.actions.githubusercontent.com'

test('deploys to India, without the demo sign-in, unless told otherwise', () => {
  expect(config({ stage: 'dev', ...firebase })).toMatchObject({
    stage: 'dev',
    region: 'ap-south-1',
    demo: false,
  })
})

test('has the demo sign-in on a developer’s machine', () => {
  expect(config({ stage: 'local' })).toMatchObject({ demo: true })
})

test('takes the region and the demo sign-in from the command line', () => {
  const given = { stage: 'trial', region: 'eu-west-1', demo: 'true' }
  expect(config(given)).toEqual({ stage: 'trial', region: 'eu-west-1', demo: true, waf: false })
})

test('never has the demo sign-in in prod', () => {
  expect(config(prod)).toMatchObject({ demo: false })
  expect(() => config({ ...prod, demo: 'true' })).toThrow('-c demo=false')
  expect(() => config({ ...prod, demo: true })).toThrow('-c demo=false')
})

test.each(['production', 'prod2', 'live'])(
  'lets no stage %s pass for the one of customers, unguarded',
  (stage) => {
    expect(() => config({ ...prod, stage })).toThrow('-c stage=prod (it is')
  },
)

test('takes the phone provider from its settings, as Firebase’s console shows them', () => {
  expect(config(prod).firebase).toEqual({
    projectId: 'tulna-tests',
    apiKey: 'not-a-key-of-anything',
    appId: '1:23:web:45',
    authDomain: 'tulna-tests.firebaseapp.com',
  })
  const own = { ...firebase, firebaseAuthDomain: 'sign-in.tulna.example' }
  expect(config({ ...prod, ...own }).firebase?.authDomain).toBe('sign-in.tulna.example')
})

test('makes no stage in which nobody could sign in, and says what to set', () => {
  expect(() => config({ stage: 'dev' })).toThrow(/docs\/firebase\.md.* -c firebaseProjectId=.* -c demo=true$/)
  expect(() => config({ stage: 'local', demo: 'false' })).toThrow('-c firebaseProjectId=')
  expect(() => config({ stage: 'prod' })).toThrow(/docs\/firebase\.md.* -c firebaseProjectId=/)
  expect(() => config({ stage: 'prod' })).not.toThrow('demo=true')
})

test('takes a domain of one’s own, alarms, WAF and the repository that deploys', () => {
  const given = {
    ...prod,
    domain: 'www.tulna.example',
    certificateArn,
    waf: 'true',
    githubRepository: 'tulna/web.app',
    githubProviderArn: providerArn,
  }
  expect(config(given)).toMatchObject({
    domain: { name: 'www.tulna.example', certificateArn },
    alarmEmail: 'ops@tulna.example',
    waf: true,
    github: { repository: 'tulna/web.app', providerArn },
  })
})

test('takes an empty setting, as a workflow passes on what is not set, for none', () => {
  const keys = ['region', 'demo', 'domain', 'certificateArn', 'waf', 'githubRepository', 'githubProviderArn']
  const empty = Object.fromEntries(keys.map((key) => [key, '']))
  expect(config({ ...prod, ...empty })).toEqual(config(prod))
  expect(Object.keys(config(prod))).toEqual(['stage', 'region', 'demo', 'waf', 'firebase', 'alarmEmail'])
})

test('takes Firebase’s emulator on a developer’s machine only', () => {
  const emulated = { ...firebase, firebaseEmulator: 'http://127.0.0.1:9099' }
  expect(config({ stage: 'local', ...emulated }).firebase?.emulator).toBe('http://127.0.0.1:9099')
  expect(() => config({ stage: 'dev', ...emulated })).toThrow('stage local only')
  expect(() => config({ stage: 'prod', ...firebase, firebaseProjectId: 'demo-tulna' })).toThrow(
    'stage local only',
  )
  for (const elsewhere of ['http://192.0.2.1:9099', 'http://127.0.0.1:9099; script-src *', 'yes'])
    expect(() => config({ stage: 'local', ...firebase, firebaseEmulator: elsewhere })).toThrow(
      'where it listens',
    )
})

test('stops at a setting that is misspelled, and leaves CDK its own', () => {
  expect(() => refuseUnknown(['stage', 'waff'])).toThrow(
    /^There is no setting waff: -c takes stage, .*waf.*$/,
  )
  expect(() => refuseUnknown(['alarmemail'])).toThrow('alarmEmail')
  expect(() =>
    refuseUnknown(['stage', 'waf', '@aws-cdk/core:x', 'aws:cdk:y', 'cli-telemetry', 'a:account=1']),
  ).not.toThrow()
})

test.each([
  [{}, '-c stage=dev'],
  [{ stage: '' }, '-c stage=dev'],
  [{ stage: 'Dev' }, '-c stage=dev'],
  [{ stage: 'my-stage' }, '-c stage=dev'],
  [{ stage: 'averylongstagename' }, '-c stage=dev'],
  [{ stage: 'dev', region: 'Mumbai' }, '-c region=ap-south-1'],
  [{ stage: 'dev', demo: 'yes' }, '-c demo=false'],
  [{ ...prod, waf: 'on' }, '-c waf=false'],
  [{ ...prod, alarmEmail: '' }, '-c alarmEmail='],
  [{ ...prod, alarmEmail: 'ops' }, '-c alarmEmail='],
  [{ ...prod, domain: 'www.tulna.example' }, '-c certificateArn='],
  [{ ...prod, certificateArn }, '-c domain='],
  [{ ...prod, domain: 'https://tulna.example', certificateArn }, '-c domain='],
  [
    { ...prod, domain: 'x.example', certificateArn: certificateArn.replace('us-east-1', 'ap-south-1') },
    '-c certificateArn=',
  ],
  [{ ...prod, restoredTable: 'my table' }, '-c restoredTable='],
  [{ ...prod, restoredTable: 'tulna-dev-restored' }, '-c restoredTable=tulna-prod-restored'],
  [{ ...prod, githubRepository: 'tulna' }, '-c githubRepository='],
  [{ ...prod, githubProviderArn: providerArn }, '-c githubRepository='],
  [{ ...prod, githubRepository: 'a/b', githubProviderArn: 'x' }, '-c githubProviderArn='],
  [{ stage: 'dev', ...firebase, firebaseProjectId: 'Tulna' }, '-c firebaseProjectId='],
  [{ stage: 'dev', ...firebase, firebaseProjectId: undefined }, '-c firebaseProjectId='],
  [{ stage: 'dev', ...firebase, firebaseApiKey: '' }, '-c firebaseApiKey='],
  [{ stage: 'dev', ...firebase, firebaseAppId: 'my app' }, '-c firebaseAppId='],
  [{ stage: 'dev', ...firebase, firebaseAuthDomain: 'https://x.y' }, '-c firebaseAuthDomain='],
])('says in one line what to set instead of %o', (context, advice) => {
  expect(() => config(context)).toThrow(new RegExp(`^[^\n]*${advice}[^\n]*$`))
})

/** The settings of every command of the CDK in the manual, with something for what the reader has to fill in. */
const commands = readFileSync('docs/operations.md', 'utf8')
  .replaceAll(/\\\n */g, '')
  .split('\n')
  .filter((line) => /^ +npx cdk /.test(line))
  .map((line) => line.trim())

test.each(commands)('takes the settings that the manual gives: %s', (command) => {
  const filled = { '"$arn"': certificateArn, '…': 'somethingOfFirebase' }
  const given = [...command.matchAll(/ -c (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
    name,
    Object.entries(filled).reduce((text, [sign, instead]) => text.replace(sign, instead), value),
  ])
  const context = { stage: 'dev', ...Object.fromEntries(given) }
  refuseUnknown(Object.keys(context))
  expect(config(context)).toMatchObject({ stage: context.stage })
})

test.each([
  ['{"stage":"Dev"}', /^Set the stage, .*-c stage=dev.*\n$/],
  ['{"stage":"prod","demo":"true"}', /^Demo mode must be off in prod, .*\n$/],
  ['{"stage":"dev","demo":"true","wof":"true"}', /^There is no setting wof: .*\n$/],
])('ends the synth of %s with that one line, and nothing around it', (context, line) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'bin/app.ts'], {
    env: { ...process.env, CDK_CONTEXT_JSON: context },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(line)
  expect(stdout).toBe('')
})
