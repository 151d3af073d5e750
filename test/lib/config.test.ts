import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readConfig } from '#lib/settings/config.ts'
import { variants } from '#lib/settings/variants.ts'
import { accounts, firebase, grievanceOfficer } from '#support/stacks.ts'

const prod = { stage: 'prod', alarmEmail: 'ops@tulna.example', accounts, ...grievanceOfficer, ...firebase }
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b-2c'
const providerArn = 'arn:aws:iam::123456789012:oidc-provider/token.actions.githubusercontent.com'

test('deploys to India without demo mode by default', () => {
  expect(readConfig({ stage: 'dev', ...firebase })).toMatchObject({
    stage: 'dev',
    region: 'ap-south-1',
    demo: false,
  })
})

test('turns demo mode on by default on a developer’s machine, where strangers cannot reach it', () => {
  expect(readConfig({ stage: 'local' })).toMatchObject({ demo: true, isPublicDemo: false })
})

test('takes the region and demo mode from the command line', () => {
  const given = { stage: 'trial', region: 'eu-west-1', demo: 'true' }
  expect(readConfig(given)).toEqual({
    stage: 'trial',
    region: 'eu-west-1',
    demo: true,
    isPublicDemo: true,
    grievanceOfficer: {
      name: 'Grievance Officer (sample)',
      email: 'grievance@tulna.example',
      phone: '080 0000 8856',
    },
    waf: false,
    wafChallenge: false,
    canary: false,
    monitoring: false,
    replicaRegions: [],
    linkHosts: [],
    reservedConcurrency: false,
    launched: false,
    twoPairsOfEyes: false,
    protection: true,
    dataEvents: false,
    customerKey: false,
    routeRates: {
      public: 10_000,
      borrower: 10_000,
      anyone: 50,
      lender: 50,
      phone: 2_000,
      demo: 2_000,
      admin: 200,
    },
    retainDays: 0,
  })
})

test('reads the hosts whose links are checked, each in full', () => {
  const linkHosts = 'www.lender.example,docs.lender.example'
  expect(readConfig({ stage: 'local', linkHosts }).linkHosts).toEqual([
    'www.lender.example',
    'docs.lender.example',
  ])
  for (const wrong of [
    '*.lender.example',
    'https://lender.example',
    'lender.example:8443',
    'localhost',
    '127.0.0.1',
  ])
    expect(() => readConfig({ stage: 'local', linkHosts: wrong })).toThrow('Set the hosts in lower case')
})

test('keeps closed accounts sealed for a year by default, or not at all by default in a public demo', () => {
  const days = (given: object) => readConfig({ stage: 'dev', ...given }).retainDays
  expect(days(firebase)).toBe(365)
  expect(days({ demo: true })).toBe(0)
  expect(days({ demo: true, retainDays: '30' })).toBe(30)
  expect(readConfig({ ...prod, retainDays: 0 }).retainDays).toBe(0)
  for (const retainDays of ['a year', '-1', '3651', '365.5'])
    expect(() => days({ ...firebase, retainDays })).toThrow('Set retainDays to 0 to 3650: -c retainDays=365')
})

test('monitors prod, the local cloud and stages with gradual releases, and others on request', () => {
  expect(readConfig(prod).monitoring).toBe(true)
  expect(readConfig({ stage: 'local' }).monitoring).toBe(true)
  expect(readConfig({ stage: 'dev', demo: 'true' }).monitoring).toBe(false)
  expect(readConfig({ stage: 'dev', demo: 'true', canary: 'true' }).monitoring).toBe(true)
  expect(readConfig({ stage: 'dev', demo: 'true', monitoring: 'true' }).monitoring).toBe(true)
})

test('turns WAF on in prod unless the operator turns it off, and in other stages only on request', () => {
  expect(readConfig(prod).waf).toBe(true)
  expect(readConfig({ ...prod, waf: 'false' }).waf).toBe(false)
  expect(readConfig({ ...prod, waf: 'false', wafChallenge: 'true' }).wafChallenge).toBe(false)
  expect(readConfig({ stage: 'dev', demo: 'true' }).waf).toBe(false)
  expect(readConfig({ stage: 'dev', demo: 'true', waf: 'true' }).waf).toBe(true)
})

const backupVaultArn = 'arn:aws:backup:ap-south-2:333333333333:backup-vault:tulna-prod'

test('accepts a backup vault only if it is in another account and region', () => {
  expect(readConfig({ ...prod, backupVaultArn })).toMatchObject({ backupVaultArn })
  for (const [given, error] of [
    ['tulna-prod', 'Set the vault in another account and region: '],
    [backupVaultArn.replace('ap-south-2', 'ap-south-1'), 'Set a vault that is neither in'],
    [backupVaultArn.replace('333333333333', '222222222222'), 'Set a vault that is neither in'],
  ] as const)
    expect(() => readConfig({ ...prod, backupVaultArn: given })).toThrow(error)
})

test('takes the regions that get a copy of the secrets', () => {
  const replicaRegions = 'ap-south-2,ap-southeast-1'
  expect(readConfig({ ...prod, replicaRegions }).replicaRegions).toEqual(['ap-south-2', 'ap-southeast-1'])
  expect(() => readConfig({ ...prod, replicaRegions: 'ap-south-1' })).toThrow('Set regions other than')
  expect(() => readConfig({ ...prod, replicaRegions: 'Mumbai' })).toThrow('Set the regions with commas')
})

test('reserves no concurrency unless the operator asks for it, because a new account has ten executions', () => {
  expect(readConfig(prod).reservedConcurrency).toBe(false)
  expect(readConfig({ ...prod, reservedConcurrency: 'true' }).reservedConcurrency).toBe(true)
})

test('protects every stage on AWS from deletion, unless a first deployment has yet to succeed', () => {
  expect(readConfig(prod).protection).toBe(true)
  expect(readConfig({ stage: 'dev', demo: true }).protection).toBe(true)
  expect(readConfig({ ...prod, protection: 'false' }).protection).toBe(false)
  expect(readConfig({ stage: 'local' }).protection).toBe(false)
})

test.each(['tulna/web.app', 'tulna@1234/web.app@5678'])(
  'takes the repository %s as its tokens name it',
  (githubRepository) => {
    expect(readConfig({ ...prod, githubRepository }).github?.repository).toBe(githubRepository)
  },
)

test('accepts a budget in whole dollars, which requires an e-mail address for its alerts', () => {
  expect(readConfig({ ...prod, monthlyBudget: '200' }).monthlyBudget).toBe(200)
  for (const monthlyBudget of ['0', '200.5'])
    expect(() => readConfig({ ...prod, monthlyBudget })).toThrow('Set the monthly budget')
  expect(() => readConfig({ stage: 'dev', demo: true, monthlyBudget: '200' })).toThrow(
    'Set the e-mail address that gets the budget alerts',
  )
})

test('takes the rate limits of the routes', () => {
  const given = { routeRate: '70000', signInRate: '10000', adminRate: '50' }
  expect(readConfig({ ...prod, ...given }).routeRates).toEqual({
    public: 70_000,
    borrower: 70_000,
    anyone: 50,
    lender: 50,
    phone: 10_000,
    demo: 10_000,
    admin: 50,
  })
  for (const routeRate of ['0', '1000001', '1e3', '-5'])
    expect(() => readConfig({ ...prod, routeRate })).toThrow('-c routeRate=10000')
})

test('refuses demo mode in prod', () => {
  expect(readConfig(prod)).toMatchObject({ demo: false })
  expect(() => readConfig({ ...prod, demo: 'true' })).toThrow('-c demo=false')
  expect(() => readConfig({ ...prod, demo: true })).toThrow('-c demo=false')
})

test.each(['production', 'prod2', 'live'])(
  'refuses a production stage called %s, which would lack the safeguards of prod',
  (stage) => {
    expect(() => readConfig({ ...prod, stage })).toThrow('-c stage=prod (it is')
  },
)

test('takes the Firebase settings as Firebase’s console shows them', () => {
  expect(readConfig(prod).firebase).toEqual({
    projectId: 'tulna-tests',
    apiKey: 'not-a-key-of-anything',
    appId: '1:23:web:45',
    authDomain: 'tulna-tests.firebaseapp.com',
  })
  const own = { ...firebase, firebaseAuthDomain: 'sign-in.tulna.example' }
  expect(readConfig({ ...prod, ...own }).firebase?.authDomain).toBe('sign-in.tulna.example')
})

test('refuses a stage in which nobody could sign in, and says what to set', () => {
  expect(() => readConfig({ stage: 'dev' })).toThrow(
    /docs\/firebase\.md.* -c firebaseProjectId=.* -c demo=true$/,
  )
  expect(() => readConfig({ stage: 'local', demo: 'false' })).toThrow('-c firebaseProjectId=')
  expect(() => readConfig({ stage: 'prod' })).toThrow(/docs\/firebase\.md.* -c firebaseProjectId=/)
  expect(() => readConfig({ stage: 'prod' })).not.toThrow('demo=true')
})

test('takes a domain, alarms, WAF, the account and the repository that deploys', () => {
  const given = {
    ...prod,
    domain: 'www.tulna.example',
    certificateArn,
    waf: 'true',
    githubRepository: 'tulna/web.app',
    githubProviderArn: providerArn,
  }
  expect(readConfig(given)).toMatchObject({
    account: '222222222222',
    domain: { name: 'www.tulna.example', certificateArn },
    alarmEmail: 'ops@tulna.example',
    waf: true,
    github: { repository: 'tulna/web.app', providerArn },
  })
})

test('takes the version of the edge’s secret', () => {
  const edgeSecretVersion = '0a1b2c3d-0000-4000-8000-000000000001'
  expect(readConfig({ ...prod, edgeSecretVersion })).toMatchObject({ edgeSecretVersion })
  expect(() => readConfig({ ...prod, edgeSecretVersion: 'AWSCURRENT' })).toThrow('-c edgeSecretVersion=')
})

test('treats an empty setting as not set, as in the file of prod, which lists what to fill in', () => {
  const optional = [
    'region',
    'demo',
    'domain',
    'certificateArn',
    'waf',
    'githubRepository',
    'githubProviderArn',
  ]
  const empty = Object.fromEntries(optional.map((key) => [key, '']))
  expect(readConfig({ ...prod, ...empty })).toEqual(readConfig(prod))
})

test('accepts Firebase’s emulator on a developer’s machine only', () => {
  const emulated = { ...firebase, firebaseEmulator: 'http://127.0.0.1:9099' }
  expect(readConfig({ stage: 'local', ...emulated }).firebase?.emulator).toBe('http://127.0.0.1:9099')
  expect(() => readConfig({ stage: 'dev', ...emulated })).toThrow('stage local only')
  expect(() => readConfig({ ...prod, firebaseProjectId: 'demo-tulna' })).toThrow('stage local only')
  for (const address of ['http://192.0.2.1:9099', 'http://127.0.0.1:9099; script-src *', 'yes'])
    expect(() => readConfig({ stage: 'local', ...firebase, firebaseEmulator: address })).toThrow(
      'Set the address of Firebase',
    )
})

test('refuses a misspelled setting, and ignores CDK’s own keys', () => {
  expect(() => readConfig({ ...prod, waff: 'true' })).toThrow(
    /^There is no setting waff\. The settings are stage, .*waf.*$/,
  )
  expect(() => readConfig({ ...prod, alarmEmail: '', alarmemail: 'ops@tulna.example' })).toThrow(
    'There is no setting alarmemail.',
  )
  for (const misspelled of ['customer_key', 'data-events', 'waf2'])
    expect(() => readConfig({ ...prod, [misspelled]: 'true' })).toThrow(`There is no setting ${misspelled}.`)
  const ofCdk = {
    '@aws-cdk/core:x': true,
    'aws:cdk:y': 'z',
    'cli-telemetry': false,
    'acknowledged-issue-numbers': [1],
    'a:account=1': {},
  }
  expect(readConfig({ ...prod, ...ofCdk })).toEqual(readConfig(prod))
})

test('refuses two stages in one account, whichever stage is deployed', () => {
  const shared = 'dev:111111111111,prod:222222222222,trial:222222222222'
  for (const settings of [prod, { stage: 'dev', ...firebase }])
    expect(() => readConfig({ ...settings, accounts: shared })).toThrow(
      /^Stages prod and trial share account 222222222222, .*-c accounts=prod:1{12},trial:2{12}$/,
    )
})

test('refuses prod, and a stage that GitHub deploys, without an account of its own', () => {
  const dev = { stage: 'dev', ...firebase }
  expect(() => readConfig({ ...prod, accounts: '' })).toThrow('-c accounts=prod:')
  expect(() => readConfig({ ...prod, accounts: 'dev:111111111111' })).toThrow('-c accounts=prod:')
  expect(() => readConfig({ ...dev, githubRepository: 'tulna/tulna' })).toThrow('-c accounts=dev:')
  expect(readConfig(dev).account).toBeUndefined()
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
  [{ ...prod, monitoring: 'false' }, '-c monitoring=true'],
  [{ stage: 'dev', demo: 'true', canary: 'true', monitoring: 'false' }, '-c canary=false'],
  [{ stage: 'dev', demo: 'true', warmJourneys: '0' }, '-c warmJourneys='],
  [{ stage: 'dev', demo: 'true', totalsShards: '1025' }, '-c totalsShards='],
  [{ ...prod, alarmEmail: '' }, '-c alarmEmail='],
  [{ ...prod, alarmEmail: 'ops' }, '-c alarmEmail='],
  [{ ...prod, grievanceOfficerName: '' }, '-c grievanceOfficerName='],
  [{ ...prod, grievanceOfficerName: 'Grievance Officer, Tulna' }, '-c grievanceOfficerName='],
  [{ ...prod, grievanceOfficerEmail: 'grievance@tulna.example' }, '-c grievanceOfficerEmail='],
  [{ ...prod, grievanceOfficerEmail: 'grievance' }, '-c grievanceOfficerEmail='],
  [{ ...prod, grievanceOfficerPhone: '080 0000 8856' }, '-c grievanceOfficerPhone='],
  [{ ...prod, grievanceOfficerPhone: 'call us' }, '-c grievanceOfficerPhone='],
  [{ ...prod, accounts: 'prod' }, '-c accounts='],
  [{ ...prod, accounts: 'prod:12345' }, '-c accounts='],
  [{ ...prod, accounts: 'prod:111111111111,prod:222222222222' }, '-c accounts='],
  [{ ...prod, accounts: { prod: '222222222222' } }, '-c accounts=.*it is "{"prod":"222222222222"}"'],
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
  [{ ...prod, githubRepository: 'tulna@1234/tulna' }, '-c githubRepository='],
  [{ ...prod, githubRepository: 'tulna/tulna@5678' }, '-c githubRepository='],
  [{ ...prod, githubRepository: 'tulna@x/tulna@y' }, '-c githubRepository='],
  [{ ...prod, githubProviderArn: providerArn }, '-c githubRepository='],
  [{ ...prod, githubRepository: 'a/b', githubProviderArn: 'x' }, '-c githubProviderArn='],
  [{ stage: 'dev', ...firebase, firebaseProjectId: 'Tulna' }, '-c firebaseProjectId='],
  [{ stage: 'dev', ...firebase, firebaseProjectId: undefined }, '-c firebaseProjectId='],
  [{ stage: 'dev', ...firebase, firebaseApiKey: '' }, '-c firebaseApiKey='],
  [{ stage: 'dev', ...firebase, firebaseAppId: 'my app' }, '-c firebaseAppId='],
  [{ stage: 'dev', ...firebase, firebaseAuthDomain: 'https://x.y' }, '-c firebaseAuthDomain='],
])('says in one line what to set instead: %o', (context, advice) => {
  expect(() => readConfig(context)).toThrow(new RegExp(`^[^\n]*${advice}[^\n]*$`))
})

/** The CDK commands in the manual, each on one line. */
const commands = ['operations', 'incidents']
  .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
  .join('\n')
  .replaceAll(/\\\n */g, '')
  .split('\n')
  .filter((line) => /^ +npx cdk /.test(line))
  .map((line) => line.trim())

test('finds the CDK commands in the manual', () => expect(commands.length).toBeGreaterThan(0))

test.each(commands)('accepts the settings in the manual’s command: %s', (command) => {
  const given = [...command.matchAll(/ -c (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value])
  const { stage = 'dev', ...rest } = Object.fromEntries(given)
  const context = { ...variants[stage === 'prod' ? 'prod without WAF' : 'dev'], ...rest, stage }
  expect(readConfig(context)).toMatchObject({ stage: context.stage })
})

test.each([
  ['{"stage":"Dev"}', /^Set the stage, .*-c stage=dev.*\n$/],
  ['{"stage":"prod","demo":"true"}', /^Demo mode must be off in prod, .*\n$/],
  ['{"stage":"dev","demo":"true","wof":"true"}', /^There is no setting wof\. .*\n$/],
])('fails to synthesize with the settings %s, and prints one line and nothing else', (context, line) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'bin/app.ts'], {
    env: { ...process.env, CDK_CONTEXT_JSON: context },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(line)
  expect(stdout).toBe('')
})

test('decides on each of CDK’s feature flags: what an unset one means can change, and may replace resources', () => {
  const { context }: { context: object } = JSON.parse(readFileSync('cdk.json', 'utf8'))
  const flags: object = createRequire(import.meta.url)('aws-cdk-lib/recommended-feature-flags.json')
  expect(Object.keys(flags).filter((flag) => !(flag in context))).toEqual([])
  // With weak references, a deployment could delete what another stack still uses.
  expect(context).toMatchObject({ '@aws-cdk/core:defaultCrossStackReferences': 'strong' })
})
