import { expect, test } from 'vitest'
import { readConfig } from '../../lib/config.ts'
import { firebase } from '../support/stacks.ts'

const config = (context: Record<string, unknown>) => readConfig((key) => context[key])

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
  expect(config(given)).toEqual({ stage: 'trial', region: 'eu-west-1', demo: true })
})

test('never has the demo sign-in in prod', () => {
  expect(config({ stage: 'prod', ...firebase })).toMatchObject({ demo: false })
  expect(() => config({ stage: 'prod', demo: 'true' })).toThrow('-c demo=false')
  expect(() => config({ stage: 'prod', demo: true })).toThrow('-c demo=false')
})

test('takes the phone provider from its settings, as Firebase’s console shows them', () => {
  expect(config({ stage: 'prod', ...firebase }).firebase).toEqual({
    projectId: 'tulna-tests',
    apiKey: 'not-a-key-of-anything',
    appId: '1:23:web:45',
    authDomain: 'tulna-tests.firebaseapp.com',
  })
  const own = { ...firebase, firebaseAuthDomain: 'sign-in.tulna.example' }
  expect(config({ stage: 'prod', ...own }).firebase?.authDomain).toBe('sign-in.tulna.example')
})

test('makes no stage in which nobody could sign in, and says what to set', () => {
  expect(() => config({ stage: 'dev' })).toThrow(/docs\/firebase\.md.* -c firebaseProjectId=.* -c demo=true$/)
  expect(() => config({ stage: 'local', demo: 'false' })).toThrow('-c firebaseProjectId=')
  expect(() => config({ stage: 'prod', firebaseProjectId: '' })).toThrow(
    /docs\/firebase\.md.* -c firebaseProjectId=/,
  )
  expect(() => config({ stage: 'prod' })).not.toThrow('demo=true')
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

test.each([
  [{}, '-c stage=dev'],
  [{ stage: '' }, '-c stage=dev'],
  [{ stage: 'Dev' }, '-c stage=dev'],
  [{ stage: 'my-stage' }, '-c stage=dev'],
  [{ stage: 'averylongstagename' }, '-c stage=dev'],
  [{ stage: 'dev', region: 'Mumbai' }, '-c region=ap-south-1'],
  [{ stage: 'dev', demo: 'yes' }, '-c demo=false'],
  [{ stage: 'dev', ...firebase, firebaseProjectId: 'Tulna' }, '-c firebaseProjectId='],
  [{ stage: 'dev', ...firebase, firebaseProjectId: undefined }, '-c firebaseProjectId='],
  [{ stage: 'dev', ...firebase, firebaseApiKey: '' }, '-c firebaseApiKey='],
  [{ stage: 'dev', ...firebase, firebaseAppId: 'my app' }, '-c firebaseAppId='],
  [{ stage: 'dev', ...firebase, firebaseAuthDomain: 'https://x.y' }, '-c firebaseAuthDomain='],
])('says in one line what to set instead of %o', (context, advice) => {
  expect(() => config(context)).toThrow(new RegExp(`^[^\n]*${advice}[^\n]*$`))
})
