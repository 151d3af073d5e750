import { z } from 'zod'
import { adminPoolName } from '../resource-names.ts'
import type { Config } from '../settings/config.ts'
import type { Aws } from './aws-cli.ts'

/** `stop`: the deployment would fail. `look`: it would not, but something needs you. `unseen`: AWS does not say. */
type State = 'ok' | 'look' | 'unseen' | 'stop'

export interface Finding {
  check: string
  state: State
  /** What was found and, unless it is fine, what to do. */
  text: string
}

type Result = Omit<Finding, 'check'>

const edgeRegion = 'us-east-1'
/** What `reservedConcurrency` reserves, and what AWS insists on leaving to all other functions. */
const neededConcurrency = 65 + 100
const usualConcurrency = 1_000

const ok = (text: string): Result => ({ state: 'ok', text })
const look = (text: string): Result => ({ state: 'look', text })
const stop = (text: string): Result => ({ state: 'stop', text })

/** The stacks of a stage, each with the region it is in. */
const stacksOf = ({ stage, region }: Config) => [
  { name: `Tulna-${stage}-Data`, region },
  { name: `Tulna-${stage}-Alarms`, region },
  { name: `Tulna-${stage}-Edge`, region: edgeRegion },
  { name: `Tulna-${stage}-Service`, region },
]

const regionsOf = ({ region }: Config) => [...new Set([region, edgeRegion])]

/** The command that prepares an account for a stage; it has no effect where that is done. */
export const bootstrapCommand = ({ stage, account = '<account>' }: Config, regions: string[]) =>
  [
    ['cdk', 'bootstrap', '--qualifier', stage, '--toolkit-stack-name', `CDKToolkit-${stage}`],
    regions.map((region) => `aws://${account}/${region}`),
    ['-c', `stage=${stage}`],
  ].flat()

const stackAnswer = z.object({
  Stacks: z.array(
    z.object({
      StackStatus: z.string(),
      EnableTerminationProtection: z.boolean().optional(),
      Outputs: z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() })).optional(),
    }),
  ),
})

/** A stack as CloudFormation describes it; `undefined` if it does not exist. Throws if AWS does not answer. */
export async function describeStack(aws: Aws, { name, region }: { name: string; region: string }) {
  try {
    const answer = await aws('cloudformation', 'describe-stacks', '--stack-name', name, '--region', region)
    return stackAnswer.parse(answer).Stacks[0]
  } catch (error) {
    if (messageOf(error).includes('does not exist')) return undefined
    throw error
  }
}

/** Whether a stack has been deployed successfully at least once. */
export const isDeployed = (status: string | undefined) =>
  status !== undefined && /^(CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(status)

type Check = (config: Config, aws: Aws) => Promise<Result>

const checks: Record<string, Check> = {
  account: async ({ account, stage }, aws) => {
    const answer = await aws('sts', 'get-caller-identity')
    const { Account } = z.object({ Account: z.string() }).parse(answer)
    if (!account)
      return look(`${Account}. Set "accounts" to ${stage}:${Account}, so that no other can be meant`)
    return Account === account
      ? ok(Account)
      : stop(`your credentials are of account ${Account}, and ${stage} is in ${account}: set AWS_PROFILE`)
  },

  bootstrap: async (config, aws) => {
    const missing: string[] = []
    for (const region of regionsOf(config)) {
      const toolkit = await describeStack(aws, { name: `CDKToolkit-${config.stage}`, region })
      if (!isDeployed(toolkit?.StackStatus)) missing.push(region)
    }
    return missing.length === 0
      ? ok(regionsOf(config).join(', '))
      : stop(`missing in ${missing.join(', ')}: npx ${bootstrapCommand(config, missing).join(' ')}`)
  },

  'opt-in regions': async ({ region, replicaRegions, backupVaultArn }, aws) => {
    const backup = backupVaultArn?.split(':')[3]
    const regions = [...new Set([region, ...replicaRegions, ...(backup ? [backup] : [])])]
    const disabled: string[] = []
    for (const name of regions) {
      const answer = await aws('account', 'get-region-opt-status', '--region-name', name)
      const { RegionOptStatus } = z.object({ RegionOptStatus: z.string() }).parse(answer)
      if (!RegionOptStatus.startsWith('ENABLED')) disabled.push(`${name} is ${RegionOptStatus}`)
    }
    return disabled.length === 0
      ? ok(regions.join(', '))
      : stop(
          `${disabled.join(', ')}: aws account enable-region --region-name …, which takes minutes to hours`,
        )
  },

  'concurrent executions': async ({ stage, region, reservedConcurrency }, aws) => {
    const answer = await aws('lambda', 'get-account-settings', '--region', region)
    const limits = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) }).parse(answer)
    const quota = limits.AccountLimit.ConcurrentExecutions
    const request = `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value ${usualConcurrency}`
    if (reservedConcurrency && quota < neededConcurrency)
      return stop(
        `the quota is ${quota}, and reservedConcurrency needs ${neededConcurrency}: take it out of the stage's file, and ${request}`,
      )
    if (quota < usualConcurrency) return look(`the quota is ${quota}: ${request}`)
    if (stage === 'prod' && !reservedConcurrency)
      return look(`the quota is ${quota}, so set "reservedConcurrency": true in the stage's file`)
    return ok(`the quota is ${quota}`)
  },

  certificate: async ({ domain }, aws) => {
    if (!domain) return ok('no domain is set')
    const answer = await aws(
      'acm',
      'describe-certificate',
      '--region',
      edgeRegion,
      '--certificate-arn',
      domain.certificateArn,
    )
    const { Certificate } = certificateAnswer.parse(answer)
    const { Status, SubjectAlternativeNames: names, DomainValidationOptions: options } = Certificate
    const covers = names.some(
      (name) => name === domain.name || name === `*.${domain.name.slice(domain.name.indexOf('.') + 1)}`,
    )
    if (!covers) return stop(`it is for ${names.join(', ')}, not for ${domain.name}: request another one`)
    if (Status === 'ISSUED') return ok(`issued for ${domain.name}`)
    const record = options.find(({ ResourceRecord }) => ResourceRecord)?.ResourceRecord
    return stop(
      `it is ${Status}${record ? `: add the DNS record ${record.Name} ${record.Type} ${record.Value}, and wait` : ''}`,
    )
  },

  'domain and CloudFront': async (config, aws) => {
    const answer = await aws('cloudfront', 'list-distributions')
    const items = distributionsAnswer.parse(answer).DistributionList?.Items ?? []
    const { domain, stage } = config
    const service = await describeStack(aws, { name: `Tulna-${stage}-Service`, region: config.region })
    const ours = service?.Outputs?.find(({ OutputKey }) => OutputKey === 'DistributionHost')?.OutputValue
    const other = items.find(
      ({ Aliases, DomainName }) => domain && Aliases.Items?.includes(domain.name) && DomainName !== ours,
    )
    if (other)
      return stop(`${domain?.name} belongs to the distribution ${other.Id}: take it away there first`)
    if (items.length === 0)
      return look(
        'nothing shows whether AWS has verified this account for CloudFront. If the deployment fails with “Your account must be verified before you can add new CloudFront resources”, open a case with AWS Support (Account and billing) and wait for the answer',
      )
    return ok(
      domain ? `no other distribution of this account has ${domain.name}` : 'the account has used CloudFront',
    )
  },

  stacks: async (config, aws) => {
    const found = new Map<string, string>()
    for (const stack of stacksOf(config)) {
      const described = await describeStack(aws, stack)
      if (!described) continue
      const { StackStatus: status, EnableTerminationProtection: isProtected } = described
      const at = `--stack-name ${stack.name} --region ${stack.region}`
      if (status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS')
        return stop(`${stack.name} is ${status}: wait until that has ended`)
      if (status === 'ROLLBACK_COMPLETE' && isProtected)
        return stop(
          `${stack.name} is ROLLBACK_COMPLETE and protected, so it can be neither updated nor replaced: aws cloudformation update-termination-protection --no-enable-termination-protection ${at}`,
        )
      if (/^(ROLLBACK|CREATE|DELETE)_FAILED$/.test(status))
        return stop(
          `${stack.name} is ${status}. Read its events, then: aws cloudformation delete-stack --deletion-mode FORCE_DELETE_STACK ${at}`,
        )
      if (status === 'UPDATE_ROLLBACK_FAILED')
        return stop(
          `${stack.name} is ${status}. Read its events, mend what they name, then: aws cloudformation continue-update-rollback ${at}`,
        )
      found.set(stack.name, status)
    }
    const { stage, region } = config
    if (isDeployed(found.get(`Tulna-${stage}-Service`)) && !found.has(`Tulna-${stage}-Alarms`))
      return stop(
        `Tulna-${stage}-Service is from before the alarms had a stack of their own, and its alarms are in their way. Delete it, which loses no data and changes CloudFront's host name: aws cloudformation delete-stack --stack-name Tulna-${stage}-Service --region ${region}`,
      )
    const states = [...found].map((state) => state.join(' '))
    return ok(states.join(', ') || 'none yet: this is the first deployment')
  },

  'left behind': async (config, aws) => {
    const { stage, region } = config
    const [data, service] = await Promise.all(
      ['Data', 'Service'].map((name) => describeStack(aws, { name: `Tulna-${stage}-${name}`, region })),
    )
    if (!service) {
      const name = `/aws/vendedlogs/tulna-${stage}-api`
      const answer = await aws(
        'logs',
        'describe-log-groups',
        '--region',
        region,
        '--log-group-name-prefix',
        name,
      )
      const { logGroups } = z
        .object({ logGroups: z.array(z.object({ logGroupName: z.string() })) })
        .parse(answer)
      if (logGroups.some(({ logGroupName }) => logGroupName === name))
        return stop(
          `the log group ${name} is in the way: aws logs delete-log-group --region ${region} --log-group-name ${name}`,
        )
    }
    if (data) return ok('nothing that is in the way')
    const tables = z
      .object({ TableNames: z.array(z.string()) })
      .parse(await aws('dynamodb', 'list-tables', '--region', region))
      .TableNames.filter((name) => name.startsWith(`Tulna-${stage}-Data-`))
    const pools = z
      .object({ UserPools: z.array(z.object({ Id: z.string(), Name: z.string() })) })
      .parse(await aws('cognito-idp', 'list-user-pools', '--max-results', '60', '--region', region))
      .UserPools.filter(({ Name }) => Name === adminPoolName(stage))
    const left = [...tables.map((name) => `table ${name}`), ...pools.map(({ Id }) => `user pool ${Id}`)]
    return left.length === 0
      ? ok('nothing')
      : look(
          `an earlier stack kept ${left.join(', ')}. The new stack makes its own: keep the old table's data with "restoredTable", or delete what you do not need`,
        )
  },

  subscriptions: async (config, aws) => {
    if (!config.alarmEmail) return ok('nobody gets alarms: no alarmEmail is set')
    const pending: string[] = []
    for (const region of regionsOf(config)) {
      const { Subscriptions } = subscriptionsAnswer.parse(
        await aws('sns', 'list-subscriptions', '--region', region),
      )
      for (const { SubscriptionArn, TopicArn } of Subscriptions)
        if (SubscriptionArn === 'PendingConfirmation' && TopicArn.includes(`:tulna-${config.stage}-`))
          pending.push(TopicArn.split(':').at(-1) ?? TopicArn)
    }
    return pending.length === 0
      ? ok('none waits for its confirmation')
      : look(`${config.alarmEmail} has yet to open the link in the mail about ${pending.join(', ')}`)
  },

  'OIDC provider of GitHub': async (config, aws) => {
    const { github, stage, region } = config
    if (!github) return ok('no githubRepository is set')
    const list = z.object({ OpenIDConnectProviderList: z.array(z.object({ Arn: z.string() })) })
    const { OpenIDConnectProviderList: all } = list.parse(await aws('iam', 'list-open-id-connect-providers'))
    const existing = all.find(({ Arn }) => Arn.endsWith('/token.actions.githubusercontent.com'))?.Arn
    const stack = await describeStack(aws, { name: `Tulna-${stage}-GitHub`, region })
    if (existing && !stack && !github.providerArn)
      return stop(`the account already has one: set "githubProviderArn" to ${existing}`)
    if (github.providerArn && github.providerArn !== existing)
      return stop(`${github.providerArn} does not exist: take "githubProviderArn" out of the stage's file`)
    const form = `Tokens must say repo:${github.repository}:…; “Deploying from GitHub” in the manual has the commands that show it`
    return ok(form)
  },
}

const certificateAnswer = z.object({
  Certificate: z.object({
    Status: z.string(),
    SubjectAlternativeNames: z.array(z.string()),
    DomainValidationOptions: z
      .array(
        z.object({
          ResourceRecord: z.object({ Name: z.string(), Type: z.string(), Value: z.string() }).optional(),
        }),
      )
      .default([]),
  }),
})

const distributionsAnswer = z.object({
  DistributionList: z
    .object({
      Items: z
        .array(
          z.object({
            Id: z.string(),
            DomainName: z.string(),
            Aliases: z.object({ Items: z.array(z.string()).optional() }),
          }),
        )
        .optional(),
    })
    .optional(),
})

const subscriptionsAnswer = z.object({
  Subscriptions: z.array(z.object({ SubscriptionArn: z.string(), TopicArn: z.string() })),
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const isDenied = (message: string) =>
  /\((AccessDenied|AccessDeniedException|UnauthorizedOperation)\)/.test(message)

/**
 * Looks for what would stop a deployment of a stage, and for what needs somebody. Changes nothing. What your credentials
 * may not read is `unseen`; any other error of AWS stops.
 */
export async function preflight(config: Config, aws: Aws): Promise<Finding[]> {
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const result = await run(config, aws).catch((error: unknown): Result => {
        const message = messageOf(error).replaceAll(/\s+/g, ' ')
        return isDenied(message) ? { state: 'unseen', text: message } : stop(message)
      })
      return { check, ...result }
    }),
  )
}

const signs: Record<State, string> = { ok: 'ok    ', look: 'LOOK  ', unseen: '?     ', stop: 'STOP  ' }

/** A line for a finding. */
export const describeFinding = ({ check, state, text }: Finding) => `${signs[state]}${check}: ${text}`
