/**
 * Verifies a consent receipt that a borrower downloaded: with the keys of a stage, for which it uses your AWS
 * credentials, or with a public key, which may begin with a hyphen and therefore needs the `=`.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeReceipt, isPublicKey, receiptKeys } from '#lib/operations/receipts.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'

const usage = 'Usage: npm run verify-receipt -- receipt.json (--stage prod | --key=…)'

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string' }, key: { type: 'string' }, region: regionOption },
  })
  const [path, ...others] = positionals
  const { stage, key, region } = values
  if (!path || others.length > 0 || Boolean(stage) === Boolean(key)) throw new Error(usage)
  if (key && !isPublicKey(key))
    throw new Error('--key is not a public key, which has 43 characters of base64url')
  const receipt = readFileSync(path, 'utf8')
  process.env.AWS_REGION = region
  const keys = stage ? await receiptKeys(stage) : [String(key)]
  const { isValid, sentence } = describeReceipt(receipt, keys)
  console.log(sentence)
  if (!isValid) process.exit(1)
}

await runCommand(run, usage)
