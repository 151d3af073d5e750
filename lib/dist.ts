import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../dist')

/** The output folders of the build. */
export const dist = {
  /** One folder per function: `index.mjs`, which Lambda loads, and the chunks that it imports. */
  functions: resolve(root, 'functions'),
  /** The site: `index.html` is the page for `/`. `app.html` starts the app on other paths without a file. */
  web: resolve(root, 'web'),
}

/** The file with the digest of the sources that an output was built from. */
export const stampOf = (output: string): string => `${output}.sha256`
