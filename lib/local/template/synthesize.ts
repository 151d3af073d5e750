import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { App, AssetStaging } from 'aws-cdk-lib'

const cdkJson = resolve(import.meta.dirname, '../../../cdk.json')

/**
 * Synthesizes the templates of stage `local` with the context of `cdk.json`, as a deployment does.
 *
 * @param folder receives the templates and a copy of the assets
 */
export function synthesize(folder: string, addStacks: (app: App) => void): void {
  const { context } = JSON.parse(readFileSync(cdkJson, 'utf8'))
  // An earlier synthesis of this process may have staged assets that are deleted by now.
  AssetStaging.clearAssetHashCache()
  const app = new App({
    outdir: folder,
    // Turns off steps that take seconds and that only a deployment needs. `test/lib/synth.test.ts` runs the validation.
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    stackTraces: false,
    treeMetadata: false,
    context: { ...context, stage: 'local' },
  })
  addStacks(app)
  app.synth()
}
