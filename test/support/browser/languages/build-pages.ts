/** Builds the pages in all languages of a folder: `tsx build-pages.ts <languages> <output folder> [without-worker]`. */
import type { Plugin } from 'vite'
import { buildWeb } from '#bin/build.ts'

const withoutWorker: Plugin = {
  name: 'without-worker',
  load: (id) => (id.endsWith('/register-worker.ts') ? 'export const registerWorker = () => {}' : undefined),
}

const [languages, folder, option] = process.argv.slice(2)
await buildWeb(languages, folder, option === 'without-worker' ? [withoutWorker] : [])
