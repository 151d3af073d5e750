import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '#bin/bundle-functions.ts'

const source = resolve(import.meta.dirname, '../../functions/user/code-sent.ts')

test('names every file that a function is bundled from, also those of the bundles beside it', async () => {
  const inputs = await bundle(source, mkdtempSync(join(tmpdir(), 'bundle-')))
  const expected = [
    'functions/user/code-sent.ts',
    'functions/http/endpoint.ts',
    'functions/contract/messages.ts',
    'functions/languages/hi/messages.ts',
  ]
  expect([...inputs]).toEqual(expect.arrayContaining(expected))
})

test('leaves only the files of the last build in a function’s folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  writeFileSync(join(folder, 'chunk-OLD.mjs'), '')
  await bundle(source, folder)
  expect(readdirSync(folder)).toContain('index.mjs')
  expect(readdirSync(folder)).not.toContain('chunk-OLD.mjs')
})
