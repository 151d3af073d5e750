import * as esbuild from 'esbuild'
import type { Rolldown } from 'vite'

/**
 * Builds one of the scripts that the pages of a language load first. It is a file of its own, because a chunk would share
 * modules with the app and wait for it.
 *
 * @param page what the script is for: on pages of the wizard it shows the heading of a step, and on pages with controls it
 *   repeats what was done before hydration
 */
export async function buildFirstPaint(
  bundle: Rolldown.OutputBundle,
  page: 'plain' | 'wizard' | 'controls',
): Promise<string> {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  if (!entry) throw new Error('The build has no entry')
  const { outputFiles } = await esbuild.build({
    entryPoints: [`${import.meta.dirname}/src/first-paint.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: {
      mainScript: JSON.stringify(`/${entry.fileName}`),
      isWizard: String(page === 'wizard'),
      hasControls: String(page === 'controls'),
    },
    external: [`/${entry.fileName}`],
  })
  return outputFiles.map(({ text }) => text).join('')
}
