/**
 * Gives a borrower's account another mobile number, once its owner has proved the new number by signing in with it. Without
 * `--yes`, only says what it would do. Needs your own AWS credentials.
 */
import { parseArgs } from 'node:util'
import { Mobile } from '#contract/borrower.ts'
import { changeNumber } from '#lib/operations/change-number.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'
import { useTableOf } from './stage-table.ts'

const usage = 'Usage: npm run change-number -- --stage prod --from 9876543210 --to 9876543211 [--yes]'

async function run() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: regionOption,
      from: { type: 'string' },
      to: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  })
  const { stage, region, yes } = values
  const [from, to] = [values.from, values.to].map((mobile) => Mobile.safeParse(mobile).data)
  if (!stage || !from || !to) throw new Error(usage)
  await useTableOf(stage, region)
  console.log(`${stage}: ${await changeNumber({ from, to }, { isConfirmed: yes, now: new Date() })}`)
}

await runCommand(run, usage)
