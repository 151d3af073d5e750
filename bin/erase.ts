/**
 * Erases borrowers of a stage, by your own AWS credentials. Without `--yes` it only says how many it would be:
 *
 *     npm run erase -- --stage prod --mobile 9876543210 --yes
 *     npm run erase -- --stage prod --id 0b5f… --yes
 *     npm run erase -- --stage prod --unused-for-years 3 --yes
 */
import { parseArgs } from 'node:util'
import { Mobile } from '../functions/contract/borrower.ts'
import { Id } from '../functions/contract/id.ts'
import { defaultRegion } from '../lib/config.ts'
import { erase, useTableOf, type Whom, yearsBefore } from '../lib/erasure.ts'

const usage =
  'npm run erase -- --stage prod, and one of: --mobile 9876543210, --id …, --unused-for-years 3. It erases with --yes'

async function run() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: { type: 'string', default: process.env.AWS_REGION ?? defaultRegion },
      mobile: { type: 'string' },
      id: { type: 'string' },
      'unused-for-years': { type: 'string' },
      /** Of those who are unused, at most so many in a run. */
      most: { type: 'string', default: '1000' },
      yes: { type: 'boolean', default: false },
    },
  })
  const { stage, region, yes } = values
  const now = new Date()
  const whom = readWhom(values, now)
  const most = Number(values.most)
  if (!stage || !whom || !Number.isInteger(most) || most < 1) throw new Error(usage)
  process.env.AWS_REGION = region
  await useTableOf(stage)

  console.log(`${stage}: ${await erase(whom, { most, isConfirmed: yes, now })}`)
}

/** Undefined unless exactly one way is given, and well. */
function readWhom(
  given: { mobile?: string; id?: string; 'unused-for-years'?: string },
  now: Date,
): Whom | undefined {
  const { mobile, id, 'unused-for-years': years } = given
  if ([mobile, id, years].filter((way) => way !== undefined).length !== 1) return undefined
  if (mobile) return Mobile.safeParse(mobile).success ? { mobile } : undefined
  if (id) return Id.safeParse(id).success ? { id } : undefined
  return years && /^[1-9]\d?$/.test(years) ? { unusedSince: yearsBefore(Number(years), now) } : undefined
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
