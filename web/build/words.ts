import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const functions = resolve(import.meta.dirname, '../../functions')
const messages = join(functions, 'contract/messages.ts')

/** The folder of the English words, which code imports unless the build puts others in their place. */
export const english = join(functions, 'languages/en')

/**
 * Whether a folder is that of English, whose pages are at the site's root. The English build also writes the files that
 * all languages share.
 */
export const isEnglish = (folder: string) => basename(folder) === 'en'

/**
 * The names of the folders in `languages` other than that of English. One without a `locale.ts` is left out: it is
 * unfinished, and would be built in English.
 */
export const translationsIn = (languages: string) =>
  readdirSync(languages).filter((name) => !isEnglish(name) && existsSync(join(languages, name, 'locale.ts')))

/**
 * Builds the pages in a language: its words take the place of the English ones.
 *
 * @param folder the folder of its words, beside those of the other languages
 */
export function words(folder: string): Plugin {
  return {
    name: 'tulna-words',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source.startsWith('#languages/')) return join(dirname(folder), source.slice('#languages/'.length))
      if (isEnglish(folder)) return undefined
      if (source.startsWith('#words/')) return join(folder, source.slice('#words/'.length))
      const isMessages =
        source === '#contract/messages.ts' ||
        (source.endsWith('/messages.ts') && resolve(dirname(importer), source) === messages)
      return isMessages ? join(folder, 'messages.ts') : undefined
    },
  }
}
