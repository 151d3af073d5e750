import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { App, AssetStaging } from 'aws-cdk-lib'
import type { Stack } from './provision.ts'

interface AssetManifest {
  files?: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>
}

const cdkJson = resolve(import.meta.dirname, '../../../cdk.json')

/**
 * Makes the templates of stage `local`, with the same settings of the CDK as a deployment.
 *
 * @param folder gets the templates and a copy of the assets
 */
export function synthesize(folder: string, addStacks: (app: App) => void) {
  const { context } = JSON.parse(readFileSync(cdkJson, 'utf8'))
  // What this process has staged before, may be gone since.
  AssetStaging.clearAssetHashCache()
  const app = new App({
    outdir: folder,
    // What only a deployment needs, and what takes seconds; a test synthesizes with all of it.
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    stackTraces: false,
    treeMetadata: false,
    context: { ...context, stage: 'local' },
  })
  addStacks(app)
  const { stacks } = app.synth()
  const folders = new Map<string, string>()
  for (const { id } of stacks) {
    const manifest: AssetManifest = JSON.parse(readFileSync(resolve(folder, `${id}.assets.json`), 'utf8'))
    for (const { source, destinations } of Object.values(manifest.files ?? {}))
      for (const { objectKey } of Object.values(destinations))
        folders.set(objectKey, resolve(folder, source.path))
  }
  return {
    stacks: stacks.map(({ stackName, template }): Stack => ({ name: stackName, template })),
    /** The folder of an asset, by the key that it would have in the bucket of assets. */
    assetFolder(objectKey: string): string {
      const found = folders.get(objectKey)
      if (!found) throw new Error(`No asset has the key ${objectKey}`)
      return found
    },
  }
}
