import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { translationsIn } from '../../../web/build/words.ts'

test('the languages to build besides English are the folders that have a locale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const language of ['en', 'hi', 'mr']) {
    mkdirSync(join(folder, language))
    writeFileSync(join(folder, language, 'locale.ts'), '')
  }
  mkdirSync(join(folder, 'unfinished'))
  writeFileSync(join(folder, '.DS_Store'), '')
  expect(translationsIn(folder)).toEqual(['hi', 'mr'])
})
