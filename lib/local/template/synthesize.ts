import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { App, AssetStaging } from 'aws-cdk-lib'
import type { CloudAssembly } from 'aws-cdk-lib/cx-api'
import type { Stack } from './provision.ts'

interface AssetManifest {
  files?: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>
}

const cdkJson = resolve(import.meta.dirname, '../../../cdk.json')

/**
 * Synthesizes the templates of stage `local` with the context of `cdk.json`, as a deployment does.
 *
 * @param folder receives the templates and a copy of the assets
 */
export function synthesize(folder: string, addStacks: (app: App) => void): CloudAssembly {
  const { context } = JSON.parse(readFileSync(cdkJson, 'utf8'))
  // An earlier synthesis of this process may have staged assets that are deleted by now.
  AssetStaging.clearAssetHashCache()
  const app = new App({
    outdir: folder,
    // Disables steps that take seconds and that only a deployment needs. A test synthesizes with all of them.
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    stackTraces: false,
    treeMetadata: false,
    context: { ...context, stage: 'local' },
  })
  addStacks(app)
  return app.synth()
}

/** The templates of a synthesized app, and the folders of its assets. */
export function readAssembly({ directory, stacks }: CloudAssembly) {
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
