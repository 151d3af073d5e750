import * as esbuild from 'esbuild'
import { type Bundle, entryOf } from './chunks.ts'

/**
 * Builds one of the scripts that the pages of a language load first. It is not a chunk of the app: such a chunk would import
 * the modules that it shares with the app, and run only once those have loaded.
 *
 * @param kind `wizard` also shows the loading screen of the wizard's step; `fields` also repeats, after hydration, what
 *   a visitor typed or pressed before it
 */
export async function buildFirstPaint(bundle: Bundle, kind: 'plain' | 'wizard' | 'fields'): Promise<string> {
  const entry = entryOf(bundle)
  const { outputFiles } = await esbuild.build({
    entryPoints: [`${import.meta.dirname}/../src/first-paint.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: {
      mainScript: JSON.stringify(`/${entry.fileName}`),
      isWizard: String(kind === 'wizard'),
      hasFields: String(kind === 'fields'),
    },
    external: [`/${entry.fileName}`],
  })
  return outputFiles.map(({ text }) => text).join('')
}
