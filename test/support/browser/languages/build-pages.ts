/** Builds the pages of a folder of languages: `tsx build-pages.ts <languages> <folder> [without-worker]`. */
import type { Plugin } from 'vite'
import { buildWeb } from '#bin/build.ts'

const withoutWorker: Plugin = {
  name: 'without-worker',
  load: (id) => (id.endsWith('/register-worker.ts') ? 'export const registerWorker = () => {}' : undefined),
}

const [languages, folder, option] = process.argv.slice(2)
await buildWeb(languages, folder, option === 'without-worker' ? [withoutWorker] : [])
