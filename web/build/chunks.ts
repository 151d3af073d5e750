import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

export const chunksIn = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk')

/** The chunk that has a module. Throws if none does. */
export function chunkOf(bundle: Bundle, module: string) {
  const chunk = chunksIn(bundle).find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/web/src/${module}`)),
  )
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

/** The app's entry, which every page loads. */
export function entryOf(bundle: Bundle) {
  const entry = chunksIn(bundle).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  return entry
}
