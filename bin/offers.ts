/**
 * Writes the whole catalogue of a stage to a file, or compares a file with the catalogue and, with `--yes`, applies it. The
 * stage is the local cloud unless `--stage` names a deployed one, for which you need your own AWS credentials.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fileFormats, readCatalogue, writeCatalogue } from '#contract/catalogue/file.ts'
import { fromOtherStage, importOffers } from '#lib/operations/offers.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'
import { listOffers } from '#offers/store.ts'
import { useApprovalOf, useLogosOf, useTableOf } from './stage-table.ts'

const usage =
  'Usage: npm run offers -- export offers.csv [--stage prod], or offers.json; or: import offers.csv [--stage prod] [--copy] [--yes]'

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stage: { type: 'string', default: 'local' },
      region: regionOption,
      /** The file comes from another stage. */
      copy: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const [action, file = ''] = positionals
  const format = fileFormats.find((name) => file.endsWith(`.${name}`))
  if (positionals.length !== 2 || !format) throw new Error(usage)
  if (action === 'export') {
    await useTableOf(values.stage, values.region)
    const offers = await listOffers({ fresh: true })
    writeFileSync(file, writeCatalogue[format](offers))
    console.log(`${values.stage}: ${offers.length} offers in ${file}`)
  } else if (action === 'import') {
    const given = readCatalogue(readFileSync(file))
    const read = values.copy ? fromOtherStage(given) : given
    await useTableOf(values.stage, values.region)
    await useLogosOf(values.stage)
    await useApprovalOf(values.stage)
    const options = { isConfirmed: values.yes, now: () => new Date(), print: console.log }
    if ((await importOffers(read, options)) > 0) process.exit(1)
  } else throw new Error(usage)
}

await runCommand(run, usage)
