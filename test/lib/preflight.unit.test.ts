import { expect, test } from 'vitest'
import { describeFinding, preflight } from '#lib/operations/preflight.ts'
import { readConfig } from '#lib/settings/config.ts'
import { variants } from '#lib/settings/variants.ts'

const config = readConfig(variants['prod with everything'] ?? {})

/** What an AWS account answers, by the start of the command: JSON in AWS's shape, or the text of its error. */
type Answers = Record<string, unknown>

const missing = (name: string) =>
  new Error(
    `An error occurred (ValidationError) when calling the DescribeStacks operation: Stack with id ${name} does not exist`,
  )

const stack = (StackStatus: string, more: object = {}) => ({
  Stacks: [{ StackName: 'x', StackStatus, EnableTerminationProtection: false, Outputs: [], ...more }],
})

const provider = 'arn:aws:iam::222222222222:oidc-provider/token.actions.githubusercontent.com'

/** An account that is ready for the first deployment. */
const ready: Answers = {
  'sts get-caller-identity': {
    UserId: 'AROAEXAMPLE:asha',
    Account: '222222222222',
    Arn: 'arn:aws:sts::222222222222:assumed-role/Admin/asha',
  },
  'cloudformation describe-stacks --stack-name CDKToolkit-prod': stack('CREATE_COMPLETE'),
  'account get-region-opt-status --region-name ap-south-1': {
    RegionName: 'ap-south-1',
    RegionOptStatus: 'ENABLED_BY_DEFAULT',
  },
  'account get-region-opt-status --region-name ap-south-2': {
    RegionName: 'ap-south-2',
    RegionOptStatus: 'ENABLED',
  },
  'lambda get-account-settings': {
    AccountLimit: {
      ConcurrentExecutions: 1000,
      UnreservedConcurrentExecutions: 1000,
      CodeSizeZipped: 52428800,
    },
    AccountUsage: { TotalCodeSize: 0, FunctionCount: 0 },
  },
  'acm describe-certificate --region us-east-1': {
    Certificate: {
      DomainName: 'www.tulna.example',
      SubjectAlternativeNames: ['www.tulna.example'],
      Status: 'ISSUED',
      DomainValidationOptions: [],
    },
  },
  'cloudfront list-distributions': {
    DistributionList: {
      Items: [{ Id: 'E1', DomainName: 'd1.cloudfront.net', Aliases: { Quantity: 0 }, Comment: 'Other' }],
    },
  },
  'logs describe-log-groups': { logGroups: [] },
  'dynamodb list-tables': { TableNames: ['Other'] },
  'cognito-idp list-user-pools': { UserPools: [] },
  'sns list-subscriptions': { Subscriptions: [] },
  'iam list-open-id-connect-providers': { OpenIDConnectProviderList: [] },
}

/** The findings on an account that is ready but for these answers, by check. */
async function findings(changed: Answers = {}, settings = config) {
  const answers = { ...ready, ...changed }
  const asked: string[] = []
  const all = await preflight(settings, async (...given) => {
    const command = given.join(' ')
    asked.push(command)
    const key = Object.keys(answers)
      .filter((start) => command.startsWith(start))
      .sort((a, b) => b.length - a.length)[0]
    if (!key && command.startsWith('cloudformation')) throw missing(given[3] ?? '')
    const answer = key && answers[key]
    if (answer === undefined) throw new Error(`There is no answer to: aws ${command}`)
    if (answer instanceof Error) throw answer
    return answer
  })
  for (const command of asked) expect(command).toMatch(/^[\w-]+ (get|list|describe)-/)
  return Object.fromEntries(all.map(({ check, state, text }) => [check, `${state}: ${text}`]))
}

test('finds nothing in an account that is ready, and only reads', async () => {
  const all = await findings()
  expect(Object.values(all).filter((text) => !text.startsWith('ok: '))).toEqual([])
})

test.each<[string, string, Answers, RegExp]>([
  [
    'the credentials of another account',
    'account',
    { 'sts get-caller-identity': { Account: '111111111111' } },
    /^stop: your credentials are of account 1{12}, and prod is in 2{12}: set AWS_PROFILE$/,
  ],
  [
    'a region without bootstrap',
    'bootstrap',
    {
      'cloudformation describe-stacks --stack-name CDKToolkit-prod --region us-east-1':
        missing('CDKToolkit-prod'),
    },
    /^stop: missing in us-east-1: npx cdk bootstrap --qualifier prod .* aws:\/\/2{12}\/us-east-1 -c stage=prod$/,
  ],
  [
    'a region that must be enabled first',
    'opt-in regions',
    { 'account get-region-opt-status --region-name ap-south-2': { RegionOptStatus: 'DISABLED' } },
    /^stop: ap-south-2 is DISABLED: aws account enable-region/,
  ],
  [
    'the quota of a new account with reserved concurrency',
    'concurrent executions',
    { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } },
    /^stop: the quota is 10, and reservedConcurrency needs 165: .*L-B99A9384/,
  ],
  [
    'a certificate that waits for its DNS record',
    'certificate',
    {
      'acm describe-certificate --region us-east-1': {
        Certificate: {
          SubjectAlternativeNames: ['www.tulna.example'],
          Status: 'PENDING_VALIDATION',
          DomainValidationOptions: [
            {
              DomainName: 'www.tulna.example',
              ResourceRecord: {
                Name: '_a.www.tulna.example.',
                Type: 'CNAME',
                Value: '_b.acm-validations.aws.',
              },
            },
          ],
        },
      },
    },
    /^stop: it is PENDING_VALIDATION: add the DNS record _a\.www\.tulna\.example\. CNAME _b\.acm/,
  ],
  [
    'a certificate for another name',
    'certificate',
    {
      'acm describe-certificate --region us-east-1': {
        Certificate: { SubjectAlternativeNames: ['tulna.example'], Status: 'ISSUED' },
      },
    },
    /^stop: it is for tulna\.example, not for www\.tulna\.example/,
  ],
  [
    'a domain that another distribution has',
    'domain and CloudFront',
    {
      'cloudfront list-distributions': {
        DistributionList: {
          Items: [
            {
              Id: 'E2',
              DomainName: 'd2.cloudfront.net',
              Aliases: { Quantity: 1, Items: ['www.tulna.example'] },
            },
          ],
        },
      },
    },
    /^stop: www\.tulna\.example belongs to the distribution E2/,
  ],
  [
    'an account that has never used CloudFront',
    'domain and CloudFront',
    { 'cloudfront list-distributions': {} },
    /^look: .*Your account must be verified before you can add new CloudFront resources/,
  ],
  [
    'a first creation that failed, with termination protection',
    'stacks',
    {
      'cloudformation describe-stacks --stack-name Tulna-prod-Data': stack('ROLLBACK_COMPLETE', {
        EnableTerminationProtection: true,
      }),
    },
    /^stop: Tulna-prod-Data is ROLLBACK_COMPLETE and protected.*--no-enable-termination-protection --stack-name Tulna-prod-Data --region ap-south-1$/,
  ],
  [
    'a first creation that could not be cleaned up',
    'stacks',
    { 'cloudformation describe-stacks --stack-name Tulna-prod-Service': stack('ROLLBACK_FAILED') },
    /^stop: Tulna-prod-Service is ROLLBACK_FAILED.*FORCE_DELETE_STACK/,
  ],
  [
    'a deployment in progress',
    'stacks',
    { 'cloudformation describe-stacks --stack-name Tulna-prod-Edge': stack('UPDATE_IN_PROGRESS') },
    /^stop: Tulna-prod-Edge is UPDATE_IN_PROGRESS: wait/,
  ],
  [
    'a service stack that still has the alarms',
    'stacks',
    { 'cloudformation describe-stacks --stack-name Tulna-prod-Service': stack('UPDATE_COMPLETE') },
    /^stop: Tulna-prod-Service is from before.*delete-stack --stack-name Tulna-prod-Service --region ap-south-1$/,
  ],
  [
    'a table and a user pool that an earlier stack kept',
    'left behind',
    {
      'dynamodb list-tables': { TableNames: ['Tulna-prod-Data-TableCD117FA1-1A2B'] },
      'cognito-idp list-user-pools': {
        UserPools: [{ Id: 'ap-south-1_x', Name: 'tulna-prod-administrators' }],
      },
    },
    /^look: .*table Tulna-prod-Data-TableCD117FA1-1A2B, user pool ap-south-1_x/,
  ],
  [
    'a log group in the way',
    'left behind',
    { 'logs describe-log-groups': { logGroups: [{ logGroupName: '/aws/vendedlogs/tulna-prod-api' }] } },
    /^stop: the log group \/aws\/vendedlogs\/tulna-prod-api is in the way/,
  ],
  [
    'a subscription that nobody has confirmed',
    'subscriptions',
    {
      'sns list-subscriptions --region us-east-1': {
        Subscriptions: [
          {
            SubscriptionArn: 'PendingConfirmation',
            Owner: '222222222222',
            Protocol: 'email',
            Endpoint: 'ops@tulna.example',
            TopicArn: 'arn:aws:sns:us-east-1:222222222222:tulna-prod-edge-alarms',
          },
        ],
      },
    },
    /^look: ops@tulna\.example has yet to open the link in the mail about tulna-prod-edge-alarms$/,
  ],
  [
    'an OIDC provider that the account already has',
    'OIDC provider of GitHub',
    { 'iam list-open-id-connect-providers': { OpenIDConnectProviderList: [{ Arn: provider }] } },
    /^stop: the account already has one: set "githubProviderArn" to arn:aws:iam::2{12}:/,
  ],
  [
    'credentials that may not look',
    'concurrent executions',
    {
      'lambda get-account-settings': new Error(
        'An error occurred (AccessDeniedException) when calling the GetAccountSettings operation: User: arn:aws:sts::222222222222:assumed-role/tulna-diff/x is not authorized to perform: lambda:GetAccountSettings on resource: *',
      ),
    },
    /^unseen: .*lambda:GetAccountSettings/,
  ],
  [
    'credentials that have expired',
    'account',
    {
      'sts get-caller-identity': new Error(
        'An error occurred (ExpiredToken) when calling the GetCallerIdentity operation: The security token included in the request is expired',
      ),
    },
    /^stop: An error occurred \(ExpiredToken\)/,
  ],
])('says what to do about %s', async (_what, check, changed, expected) => {
  const all = await findings(changed)
  expect(all[check]).toMatch(expected)
})

test('says when the quota allows what the stage does not reserve yet, and asks for more in a new account', async () => {
  const without = readConfig({ ...variants['prod with everything'], reservedConcurrency: 'false' })
  expect((await findings({}, without))['concurrent executions']).toMatch(
    /^look: .*"reservedConcurrency": true/,
  )
  const small = { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } }
  expect((await findings(small, without))['concurrent executions']).toMatch(
    /^look: the quota is 10: aws service/,
  )
})

test('finds its own distribution and log group in order once the stage is deployed', async () => {
  const all = await findings({
    'cloudformation describe-stacks --stack-name Tulna-prod': stack('UPDATE_COMPLETE', {
      EnableTerminationProtection: true,
      Outputs: [{ OutputKey: 'DistributionHost', OutputValue: 'd2.cloudfront.net' }],
    }),
    'cloudfront list-distributions': {
      DistributionList: {
        Items: [
          {
            Id: 'E2',
            DomainName: 'd2.cloudfront.net',
            Aliases: { Quantity: 1, Items: ['www.tulna.example'] },
          },
        ],
      },
    },
    'logs describe-log-groups': { logGroups: [{ logGroupName: '/aws/vendedlogs/tulna-prod-api' }] },
  })
  expect(Object.values(all).filter((text) => !text.startsWith('ok: '))).toEqual([])
})

test('begins each line with how serious it is', () => {
  expect(describeFinding({ check: 'account', state: 'stop', text: 'wrong' })).toBe('STOP  account: wrong')
})
