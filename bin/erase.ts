/**
 * Erases borrowers of a stage, with your own AWS credentials. Without `--yes` it only counts them:
 *
 *     npm run erase -- --stage prod --mobile 9876543210 --yes
 *     npm run erase -- --stage prod --id 0b5f… --yes
 *     npm run erase -- --stage prod --unused-for-years 3 --yes
 */
import { parseArgs } from 'node:util'
import { Mobile } from '#contract/borrower.ts'
import { Id } from '#contract/id.ts'
import { runningCloud } from '#lib/local/running.ts'
import { deployedTable, type ErasureTarget, erase, yearsBefore } from '#lib/operations/erasure.ts'
import { defaultRegion } from '#lib/settings/settings.ts'
import { environment } from '#runtime/names.ts'

const usage =
  'Usage: npm run erase -- --stage prod [--yes], and one of: --mobile 9876543210, --id …, --unused-for-years 3 [--limit 1000]'

async function run() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: { type: 'string', default: process.env.AWS_REGION ?? defaultRegion },
      mobile: { type: 'string' },
      id: { type: 'string' },
      'unused-for-years': { type: 'string' },
      /** The most borrowers that one run erases. */
      limit: { type: 'string', default: '1000' },
      yes: { type: 'boolean', default: false },
    },
  })
  const { stage, region, yes } = values
  const now = new Date()
  const target = readTarget(values, now)
  const limit = Number(values.limit)
  if (!stage || !target || !Number.isInteger(limit) || limit < 1) throw new Error(usage)
  process.env.AWS_REGION = region
  await useTableOf(stage)

  console.log(`${stage}: ${await erase(target, { limit, isConfirmed: yes, now })}`)
}

/** Points this process at the table that the stage's functions use. */
async function useTableOf(stage: string): Promise<void> {
  const local = stage === 'local' ? runningCloud() : undefined
  Object.assign(process.env, local?.environment, {
    [environment.tableName]: local?.tableName ?? (await deployedTable(stage)),
  })
}

/** Undefined unless exactly one target is given and it is valid. */
function readTarget(
  given: { mobile?: string; id?: string; 'unused-for-years'?: string },
  now: Date,
): ErasureTarget | undefined {
  const { mobile, id, 'unused-for-years': years } = given
  if ([mobile, id, years].filter((option) => option !== undefined).length !== 1) return undefined
  if (mobile) return Mobile.safeParse(mobile).success ? { mobile } : undefined
  if (id) return Id.safeParse(id).success ? { id } : undefined
  return years && /^[1-9]\d?$/.test(years) ? { unusedSince: yearsBefore(Number(years), now) } : undefined
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
