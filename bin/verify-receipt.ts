/**
 * Verifies a receipt of a consent that a borrower downloaded: with a stage's key, which takes your own AWS credentials,
 * or with a public key:
 *
 *     npm run verify-receipt -- receipt.json --stage prod
 *     npm run verify-receipt -- receipt.json --key 11qYAYKx…
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeReceipt, receiptKeys } from '#lib/operations/receipts.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'

const usage = 'Usage: npm run verify-receipt -- receipt.json, and one of: --stage prod, --key …'

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stage: { type: 'string' },
      key: { type: 'string' },
      region: regionOption,
    },
  })
  const [path] = positionals
  const { stage, key, region } = values
  if (!path || Boolean(stage) === Boolean(key)) throw new Error(usage)
  const receipt = readFileSync(path, 'utf8')
  process.env.AWS_REGION = region
  const keys = stage ? await receiptKeys(stage) : [String(key)]
  const { isValid, sentence } = describeReceipt(receipt, keys)
  console.log(sentence)
  if (!isValid) process.exit(1)
}

await runCommand(run, usage)
