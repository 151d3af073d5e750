/**
 * Closes a borrower's account, after which the data stays sealed for some time, or with `--at-once` erases it. With
 * `--unused-for-years`, erases unused accounts. Without `--yes`, only says what it would do. Needs your own AWS
 * credentials.
 */
import { parseArgs } from 'node:util'
import { Mobile } from '#contract/borrower.ts'
import { Id } from '#contract/id.ts'
import { type ErasureTarget, erase, yearsBefore } from '#lib/operations/erasure.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'
import { retainDaysOf, useTableOf } from './stage-table.ts'

const usage =
  'Usage: npm run erase -- --stage prod [--yes], and one of: --mobile 9876543210, --id …, --unused-for-years 3 [--limit 1000]; --at-once keeps nothing sealed'

async function run() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: regionOption,
      mobile: { type: 'string' },
      id: { type: 'string' },
      'unused-for-years': { type: 'string' },
      /** The most borrowers that one run erases. */
      limit: { type: 'string', default: '1000' },
      /** Also erases the data that closing the account would seal, or has sealed already. */
      'at-once': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const { stage, region, yes } = values
  const now = new Date()
  const target = readTarget(values, now)
  const limit = Number(values.limit)
  if (!stage || !target || !Number.isInteger(limit) || limit < 1) throw new Error(usage)
  await useTableOf(stage, region)

  const retainDays = values['at-once'] ? 0 : await retainDaysOf(stage)
  console.log(`${stage}: ${await erase(target, { limit, isConfirmed: yes, retainDays, now })}`)
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

await runCommand(run, usage)
