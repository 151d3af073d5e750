import type { Config } from '../settings/config.ts'
import type { Administrators } from './administrators.ts'
import type { Aws } from './aws-cli.ts'
import { bootstrapCommand, describeFinding, describeStack, isDeployed, preflight } from './preflight.ts'
import type { SmokeResult } from './smoke.ts'

/** What a deployment uses, so that tests can replace it. */
export interface Tools {
  aws: Aws
  /** Runs `npx` with these arguments in the terminal. Throws if the command fails. */
  npx: (given: string[]) => Promise<void>
  /** Checks the site from outside, at the distribution's host as long as the domain does not lead there. */
  smoke: (address: string, distributionHost: string) => Promise<SmokeResult>
  administrators: () => Promise<Pick<Administrators, 'add' | 'list'>>
  print: (line: string) => void
}

/**
 * Deploys a stage by hand and says what is left to do. Every step looks at what is already there, so that after a failure
 * the same command goes on. Throws a one-line error at the step that fails.
 *
 * @param administrator the e-mail address of the first administrator, who is invited if there is none yet
 */
export async function deploy(config: Config, tools: Tools, administrator?: string): Promise<void> {
  const { stage, region } = config
  const { aws, npx, print } = tools
  await prepareAccount(config, tools)

  const data = { name: `Tulna-${stage}-Data`, region }
  const service = { name: `Tulna-${stage}-Service`, region }
  const isFirst = await Promise.all([data, service].map((stack) => describeStack(aws, stack))).then(
    (stacks) => stacks.some((stack) => !isDeployed(stack?.StackStatus)),
  )
  const deployAll = ['cdk', 'deploy', '--all', '-c', `stage=${stage}`]
  if (isFirst) {
    print('First without protection from deletion: if it fails, CloudFormation can delete what it has made')
    await npx([...deployAll, '-c', 'protection=false'])
    print('Now with protection from deletion')
  }
  await npx(deployAll)

  const outputs = (await describeStack(aws, service))?.Outputs ?? []
  const output = (key: string) => outputs.find(({ OutputKey }) => OutputKey === key)?.OutputValue ?? ''
  const address = output('SiteAddress')
  const host = output('DistributionHost')
  const result = await tools.smoke(address, host)
  const administrators = await tools.administrators()
  const known = await administrators.list()
  if (administrator && known.length === 0) await administrators.add(administrator)

  print(`${stage} is deployed: ${address}`)
  const open = await checklist(config, {
    aws,
    host,
    hasAdministrators: known.length > 0 || Boolean(administrator),
  })
  for (const step of open) print(`[ ] ${step}`)
  if (result === 'failed')
    throw new Error('The smoke test failed. Read its lines above, mend the cause, and run this command again')
}

/** Stops at what would fail; bootstraps the account if only that is missing. */
async function prepareAccount(config: Config, { aws, npx, print }: Tools) {
  const findings = await preflight(config, aws)
  for (const finding of findings) print(describeFinding(finding))
  const stops = findings.filter(({ state }) => state === 'stop')
  if (stops.some(({ check }) => check !== 'bootstrap'))
    throw new Error('Nothing was deployed. Do what the lines with STOP say, and run this command again')
  if (stops.length > 0) await npx(bootstrapCommand(config, [...new Set([config.region, 'us-east-1'])]))
}

/** What remains to be done by somebody, with the values to use. */
async function checklist(
  config: Config,
  { aws, host, hasAdministrators }: { aws: Aws; host: string; hasAdministrators: boolean },
): Promise<string[]> {
  const { stage, domain, firebase } = config
  const looks = (await preflight(config, aws)).filter(({ state }) => state === 'look')
  return [
    ...looks.map(({ check, text }) => `${check}: ${text}`),
    ...(domain
      ? [
          `DNS: ${domain.name} CNAME ${host} (at Route 53, and for a name without www, an ALIAS record)`,
          `Firebase: add ${domain.name} to the authorized domains (docs/firebase.md, step 5)`,
        ]
      : firebase
        ? [`Firebase: add ${host} to the authorized domains (docs/firebase.md, step 5)`]
        : []),
    ...(hasAdministrators ? [] : [`npm run admin -- add someone@example.com --stage ${stage}`]),
    ...(stage === 'prod' && !config.launched
      ? ['At the launch: set "launched": true in the stage’s file, which turns on the alarm no-sign-ins']
      : []),
  ]
}
