import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CloudAssembly } from 'aws-cdk-lib/cx-api'
import type { Stack } from './provision.ts'

interface AssetManifest {
  files?: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>
}

/** Reads the templates of a synthesized app, and the folders of its assets. */
export function readAssembly(directory: string) {
  const { stacks } = new CloudAssembly(directory)
  const folders = new Map<string, string>()
  for (const { id } of stacks) {
    const manifest: AssetManifest = JSON.parse(readFileSync(resolve(directory, `${id}.assets.json`), 'utf8'))
    for (const { source, destinations } of Object.values(manifest.files ?? {}))
      for (const { objectKey } of Object.values(destinations))
        folders.set(objectKey, resolve(directory, source.path))
  }
  return {
    stacks: stacks.map(({ stackName, template }): Stack => ({ name: stackName, template })),
    /** Returns the folder of an asset by its object key in the bootstrap bucket. */
    assetFolder(objectKey: string): string {
      const found = folders.get(objectKey)
      if (!found) throw new Error(`No asset has the key ${objectKey}`)
      return found
    },
  }
}
