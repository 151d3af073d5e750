import { buildChanged } from '#bin/build.ts'
import { startOnce } from './once.ts'

/** Builds functions and pages once for a run, unless their sources are those of the last build. The stacks use them as assets. */
export default async function build(): Promise<() => Promise<void>> {
  const { release } = await startOnce('build', async () => {
    await buildChanged()
    return { stop: async () => {} }
  })
  return release
}
