import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSwitches, DeployedSwitchStore, describeSwitches } from '#lib/operations/switches.ts'

const arn = 'arn:aws:cloudfront::123456789012:key-value-store/0a1b'

/** A fake AWS CLI, because no emulator serves its requests to CloudFront key value stores. */
const cli = `#!${process.execPath}
const { existsSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const [service, operation, ...rest] = process.argv.slice(2)
const option = (name) => rest[rest.indexOf(name) + 1]
const value = join(dirname(process.argv[1]), 'value')
const version = existsSync(value) ? readFileSync(value, 'utf8') : 'empty'
appendFileSync(join(dirname(process.argv[1]), 'calls'), service + ' ' + operation + '\\n')
const print = (answer) => console.log(JSON.stringify(answer))
const fail = (message) => { console.error(message); process.exit(254) }
if (service === 'cloudfront') {
  if (option('--name') !== 'tulna-prod-switches') fail('An error occurred (EntityNotFound)')
  print({ ETag: 'control', KeyValueStore: { ARN: '${arn}' } })
} else if (option('--kvs-arn') !== '${arn}') fail('An error occurred (ValidationException)')
else if (operation === 'describe-key-value-store') print({ ETag: version, KvsARN: '${arn}' })
else if (operation === 'get-key') {
  if (!existsSync(value)) fail('An error occurred (ResourceNotFoundException) when calling GetKey')
  print({ Key: option('--key'), Value: readFileSync(value, 'utf8') })
} else if (operation === 'put-key' && option('--if-match') === version) {
  writeFileSync(value, option('--value'))
  print({ ItemCount: 1, ETag: 'next' })
} else fail('An error occurred (ConflictException)')
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tulna-aws-'))
  writeFileSync(join(folder, 'aws'), cli)
  chmodSync(join(folder, 'aws'), 0o755)
  vi.stubEnv('PATH', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const stored = () => JSON.parse(readFileSync(join(folder, 'value'), 'utf8'))

test('changes one switch of a deployed stage and keeps the other, or changes both', async () => {
  const store = () => new DeployedSwitchStore('prod')
  expect(await changeSwitches(store(), ['waiting-room=20'])).toEqual({ waitingRoom: 20 })
  expect(await changeSwitches(store(), ['read-only=on'])).toEqual({ waitingRoom: 20, readOnly: true })
  expect(stored()).toEqual({ waitingRoom: 20, readOnly: true })
  expect(await changeSwitches(store(), ['waiting-room=off'])).toEqual({ readOnly: true })
  expect(await changeSwitches(store(), ['read-only=off', 'waiting-room=0'])).toEqual({})
  expect(stored()).toEqual({})
})

test('without a change, returns the switches and writes nothing', async () => {
  expect(await changeSwitches(new DeployedSwitchStore('prod'), [])).toEqual({})
  expect(readFileSync(join(folder, 'calls'), 'utf8')).not.toContain('put-key')
})

test('refuses a change that would undo what another operator has changed meanwhile', async () => {
  const store = new DeployedSwitchStore('prod')
  await store.get('switches')
  await changeSwitches(new DeployedSwitchStore('prod'), ['read-only=on'])
  await expect(store.put('switches', '{"waitingRoom":20}')).rejects.toThrow('ConflictException')
  expect(stored()).toEqual({ readOnly: true })
})

test.each(['waiting-room=101', 'waiting-room=-1', 'waiting-room', 'read-only=yes', 'readonly=on'])(
  'refuses %s without asking AWS for anything',
  async (change) => {
    const changing = changeSwitches(new DeployedSwitchStore('prod'), ['read-only=on', change])
    await expect(changing).rejects.toThrow(`not ${change}`)
    expect(existsSync(join(folder, 'calls'))).toBe(false)
  },
)

test('passes on the AWS CLI’s error, and says what to install if the CLI is missing', async () => {
  await expect(changeSwitches(new DeployedSwitchStore('dev'), [])).rejects.toThrow('EntityNotFound')
  vi.stubEnv('PATH', '/nowhere')
  await expect(changeSwitches(new DeployedSwitchStore('prod'), [])).rejects.toThrow('Install the AWS CLI')
})

test('describes the switches', () => {
  expect(describeSwitches({})).toEqual([
    'waiting-room=off  nobody waits',
    'read-only=off  everything can be saved',
  ])
  expect(describeSwitches({ waitingRoom: 20, readOnly: true })).toEqual([
    'waiting-room=20  each request of a new visitor has a 20% chance of waiting',
    'read-only=on  nothing can be saved',
  ])
})
