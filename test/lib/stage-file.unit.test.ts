import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#lib/settings/config.ts'
import { settings } from '#lib/settings/settings.ts'
import { readStageFile, stageSettings } from '#lib/settings/stage-file.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

/** A folder with a file per stage. */
function folderWith(files: Record<string, unknown>): string {
  const folder = join(temporaryFolder(), 'stages')
  mkdirSync(folder)
  for (const [stage, content] of Object.entries(files))
    writeFileSync(
      join(folder, `${stage}.json`),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  return folder
}

test('takes the settings of a stage from its file', () => {
  const folder = folderWith({ dev: { demo: true, signInRate: 300, replicaRegions: ['ap-south-2'] } })
  const { settings, overrides } = stageSettings({ stage: 'dev', 'aws:cdk:x': true }, folder)
  expect(readConfig(settings)).toMatchObject({
    demo: true,
    routeRates: { phone: 300 },
    replicaRegions: ['ap-south-2'],
  })
  expect(overrides).toEqual([])
})

test('lets -c override the file, and says that the next deployment follows the file', () => {
  const folder = folderWith({ dev: { demo: true, waf: true } })
  const { settings, overrides } = stageSettings(
    { stage: 'dev', demo: 'true', waf: 'false', canary: 'true' },
    folder,
  )
  expect(readConfig(settings)).toMatchObject({ demo: true, waf: false, canary: true })
  expect(overrides).toEqual([
    '-c waf=false is for this deployment only: lib/stages/dev.json says true, and the next one follows the file',
    '-c canary=true is for this deployment only: lib/stages/dev.json does not set it, and the next one follows the file',
  ])
})

test('an empty -c leaves the file’s value', () => {
  const folder = folderWith({ dev: { demo: true } })
  expect(readConfig(stageSettings({ stage: 'dev', demo: '' }, folder).settings).demo).toBe(true)
})

test('refuses two stages in one account, although each is in a file of its own', () => {
  const folder = folderWith({
    dev: { demo: true, accounts: 'dev:111111111111' },
    prod: { accounts: 'prod:111111111111' },
  })
  expect(() => readConfig(stageSettings({ stage: 'dev' }, folder).settings)).toThrow(
    'Stages dev and prod share account 111111111111',
  )
})

test('refuses a misspelled setting, a file that is not an object, and one that names a stage', () => {
  const read = (stage: string, content: unknown) => () =>
    readConfig(stageSettings({ stage }, folderWith({ [stage]: content })).settings)
  expect(read('dev', { demo: true, waff: true })).toThrow('There is no setting waff.')
  expect(read('dev', '{"demo": tru')).toThrow(/dev\.json is not JSON: /)
  expect(read('dev', [])).toThrow(/dev\.json must be an object/)
  expect(read('dev', { stage: 'prod' })).toThrow('Take "stage" out of')
})

test('a stage without a file takes its settings from -c alone', () => {
  const { settings } = stageSettings({ stage: 'trial', demo: 'true' }, folderWith({}))
  expect(readConfig(settings)).toMatchObject({ stage: 'trial', demo: true })
  expect(readStageFile('../package')).toEqual({})
})

test('the files of the repository have only known settings, and dev’s can be deployed as it is', () => {
  for (const stage of ['dev', 'prod'])
    expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(Object.keys(readStageFile(stage))))
  expect(readConfig(stageSettings({ stage: 'dev' }).settings)).toMatchObject({ demo: true })
})
