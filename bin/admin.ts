/**
 * Manages the administrators of a deployed stage with your own AWS credentials. `reinvite` is for somebody who lost the
 * authenticator app.
 */
import { parseArgs } from 'node:util'
import { Administrators } from '#lib/operations/administrators.ts'
import { regionOption, runCommand } from '#lib/operations/run-command.ts'

const usage =
  'Usage: npm run admin -- add|reinvite|remove someone@example.com --stage dev, or: list --stage dev'

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string', default: 'prod' }, region: regionOption },
  })
  const [action = '', email = ''] = positionals
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  if (action !== 'list' && !(['add', 'reinvite', 'remove'].includes(action) && isAddress))
    throw new Error(usage)
  process.env.AWS_REGION = values.region
  const administrators = await Administrators.of(values.stage)

  if (action === 'list') {
    for (const { email, id } of await administrators.list()) console.log(`${email}  ${id}`)
  } else if (action === 'remove') {
    await administrators.remove(email)
    console.log(
      `${email} is no longer an administrator of ${values.stage}. A session that is open can still act for up to ten minutes`,
    )
  } else if (action === 'reinvite') {
    await administrators.reinvite(email)
    console.log(`${email} has a new account in ${values.stage}. A temporary password is on its way by e-mail`)
  } else {
    const isNew = await administrators.add(email)
    const invited = isNew ? '. A temporary password is on its way by e-mail' : ''
    console.log(`${email} is an administrator of ${values.stage}${invited}`)
  }
}

await runCommand(run, usage)
