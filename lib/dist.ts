import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../dist')

/** The output folders of the build. */
export const dist = {
  /** One folder per function, with its bundle `index.mjs`. */
  functions: resolve(root, 'functions'),
  /** The site: `index.html` is the page for `/`. `app.html` starts the app on paths without a file of their own. */
  web: resolve(root, 'web'),
}
