import { expect, test } from 'vitest'
import { readConfig } from '../../lib/config.ts'

const config = (context: Record<string, unknown>) => readConfig((key) => context[key])

test('deploys to India, without the demo sign-in, unless told otherwise', () => {
  expect(config({ stage: 'dev' })).toEqual({ stage: 'dev', region: 'ap-south-1', demo: false })
})

test('has the demo sign-in on a developer’s machine', () => {
  expect(config({ stage: 'local' })).toMatchObject({ demo: true })
})

test('takes the region and the demo sign-in from the command line', () => {
  const given = { stage: 'trial', region: 'eu-west-1', demo: 'true' }
  expect(config(given)).toEqual({ stage: 'trial', region: 'eu-west-1', demo: true })
})

test('never has the demo sign-in in prod', () => {
  expect(config({ stage: 'prod' })).toMatchObject({ demo: false })
  expect(() => config({ stage: 'prod', demo: 'true' })).toThrow('-c demo=false')
  expect(() => config({ stage: 'prod', demo: true })).toThrow('-c demo=false')
})

test.each([
  [{}, '-c stage=dev'],
  [{ stage: '' }, '-c stage=dev'],
  [{ stage: 'Dev' }, '-c stage=dev'],
  [{ stage: 'my-stage' }, '-c stage=dev'],
  [{ stage: 'averylongstagename' }, '-c stage=dev'],
  [{ stage: 'dev', region: 'Mumbai' }, '-c region=ap-south-1'],
  [{ stage: 'dev', demo: 'yes' }, '-c demo=false'],
])('says in one line what to set instead of %o', (context, advice) => {
  expect(() => config(context)).toThrow(new RegExp(`^[^\n]*${advice}[^\n]*$`))
})
