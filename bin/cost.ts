/**
 * Prints what a stage costs a month, from the templates of the last `npx cdk synth` and a dated list of prices, so that a change
 * shows what it costs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { countFixed, describeCost } from '#lib/operations/cost.ts'
import { runCommand } from '#lib/operations/run-command.ts'

const usage =
  'Usage: npm run cost -- --journeys 2600000 [--sms 0.01] [--assembly cdk.out], after npx cdk synth -c stage=prod'

async function run() {
  const { values } = parseArgs({
    options: {
      journeys: { type: 'string' },
      sms: { type: 'string', default: '0.01' },
      assembly: { type: 'string', default: 'cdk.out' },
    },
  })
  const [journeys, sms] = [Number(values.journeys), Number(values.sms)]
  if (!Number.isSafeInteger(journeys) || journeys < 0 || !(sms >= 0)) throw new Error(usage)
  const files = readdirSync(values.assembly).filter((name) => name.endsWith('.template.json'))
  if (files.length === 0) throw new Error(`There are no templates in ${values.assembly}: npx cdk synth`)
  const templates = files.map((name) => JSON.parse(readFileSync(`${values.assembly}/${name}`, 'utf8')))
  for (const line of describeCost(countFixed(templates), journeys, sms)) console.log(line)
}

await runCommand(run, usage)
