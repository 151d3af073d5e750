import { runningCloud } from '#lib/local/running.ts'
import { deployedSetting, deployedTable, findDeployedSetting } from '#lib/operations/deployed-setting.ts'
import { defaultRetainDays } from '#lib/settings/settings.ts'
import { environment } from '#runtime/environment.ts'

/**
 * Points this process at the table that a stage's functions use. The stage `local` is the local cloud that `npm start`
 * runs.
 */
export async function useTableOf(stage: string, region: string): Promise<void> {
  process.env.AWS_REGION = region
  const local = stage === 'local' ? await runningCloud() : undefined
  Object.assign(process.env, local?.environment, {
    [environment.tableName]: local?.tableName ?? (await deployedTable(stage)),
  })
}

/** Points this process at the bucket with the logos of a stage, after `useTableOf`. */
export async function useLogosOf(stage: string): Promise<void> {
  process.env[environment.logoBucket] =
    stage === 'local'
      ? (await runningCloud()).logoBucket
      : await deployedSetting(stage, 'add-offers', environment.logoBucket)
}

/** Makes what this process changes in offers wait for approval, if a deployed stage asks for that. */
export async function useApprovalOf(stage: string): Promise<void> {
  const name = environment.twoPairsOfEyes
  const value = stage === 'local' ? undefined : await findDeployedSetting(stage, 'add-offers', name)
  if (value) process.env[name] = value
}

/** How many days a closed account of a stage stays sealed. */
export async function retainDaysOf(stage: string): Promise<number> {
  if (stage === 'local') return defaultRetainDays
  return Number(await deployedSetting(stage, 'close-account', environment.retainDays))
}
