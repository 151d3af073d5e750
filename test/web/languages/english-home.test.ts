import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildPages } from '#support/browser/languages/built-site.ts'

const root = resolve(import.meta.dirname, '../../..')
const compressed = (text: string) => gzipSync(text).length

/** The total size, in gzipped bytes, of the English home page and the scripts that it names. */
async function homeBytes(read: (path: string) => string | Promise<string>): Promise<number> {
  const html = await read('index.html')
  const scripts = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path = '']) => path))
  expect(scripts.size).toBeGreaterThan(3)
  const texts = await Promise.all([html, ...[...scripts].map(read)])
  return texts.reduce((sum, text) => sum + compressed(text), 0)
}

/** Builds the English pages as they would be without other languages and without the service worker. */
async function buildEnglishAlone(folder: string) {
  const languages = mkdtempSync(join(root, '.local/languages-'))
  cpSync(join(root, 'functions/languages/en'), join(languages, 'en'), { recursive: true })
  await buildPages(languages, folder, 'without-worker')
  rmSync(languages, { recursive: true })
}

test('Hindi and the service worker’s registration add at most 2 KB, compressed, to the English home page', async () => {
  mkdirSync(join(root, '.local'), { recursive: true })
  const alone = mkdtempSync(join(root, '.local/english-alone-'))
  onTestFinished(() => rmSync(alone, { recursive: true }))
  await buildEnglishAlone(alone)
  for (const file of readdirSync(join(alone, 'assets')).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(alone, 'assets', file), 'utf8')).not.toMatch(/service-worker\.js|\/hi\//)
  const bytesAlone = await homeBytes((path) => readFileSync(join(alone, path), 'utf8'))
  const bytes = await homeBytes(async (path) =>
    (await fetch(new URL(path === 'index.html' ? '' : path, inject('address')))).text(),
  )
  console.log(`The English home page: ${bytes} bytes compressed, ${bytesAlone} without Hindi and the worker`)
  expect(bytes).toBeGreaterThan(bytesAlone)
  expect(bytes - bytesAlone).toBeLessThanOrEqual(2 * 1024)
})
