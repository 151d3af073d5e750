import { expect, test } from 'vitest'
import { deploy, type Tools } from '#lib/operations/deploy.ts'
import { readConfig } from '#lib/settings/config.ts'
import { variants } from '#lib/settings/variants.ts'

const config = readConfig({ ...variants['prod without WAF'], launched: 'false' })

const deployed = (status: string) => ({
  Stacks: [
    {
      StackStatus: status,
      Outputs: [
        { OutputKey: 'SiteAddress', OutputValue: 'https://d1.cloudfront.net' },
        { OutputKey: 'DistributionHost', OutputValue: 'd1.cloudfront.net' },
      ],
    },
  ],
})

const answers: Record<string, unknown> = {
  'sts get-caller-identity': { Account: '222222222222' },
  'account get-region-opt-status': { RegionOptStatus: 'ENABLED_BY_DEFAULT' },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } },
  'cloudfront list-distributions': { DistributionList: { Items: [] } },
  'logs describe-log-groups': { logGroups: [] },
  'dynamodb list-tables': { TableNames: [] },
  'cognito-idp list-user-pools': { UserPools: [] },
  'sns list-subscriptions': { Subscriptions: [] },
}

/** An account in which stacks have these states; `npx cdk` changes them as CloudFormation would, unless it fails. */
function account(stacks: Record<string, string>, { failsAt = '', smoke = 'passed' as const } = {}) {
  const ran: string[] = []
  const lines: string[] = []
  const invited: string[] = []
  const tools: Tools = {
    aws: async (...given) => {
      const command = given.join(' ')
      if (command.startsWith('cloudformation describe-stacks')) {
        const status = stacks[given[3] ?? '']
        if (!status) throw new Error(`Stack with id ${given[3]} does not exist`)
        return deployed(status)
      }
      return answers[Object.keys(answers).find((start) => command.startsWith(start)) ?? '']
    },
    npx: async (given) => {
      const command = given.join(' ')
      ran.push(command)
      if (failsAt && command.endsWith(failsAt)) throw new Error('it failed')
      if (command.startsWith('cdk bootstrap')) stacks['CDKToolkit-prod'] = 'CREATE_COMPLETE'
      else
        for (const name of ['Data', 'Alarms', 'Edge', 'Service'])
          stacks[`Tulna-prod-${name}`] = 'CREATE_COMPLETE'
    },
    smoke: async () => smoke,
    administrators: async () => ({
      list: async () => invited.map((email) => ({ email, id: 'x' })),
      add: async (email) => invited.push(email) > 0,
    }),
    print: (line) => lines.push(line),
  }
  return { tools, ran, lines, invited, stacks }
}

const first = 'cdk deploy --all -c stage=prod -c protection=false'
const usual = 'cdk deploy --all -c stage=prod'

test('bootstraps an empty account, deploys without protection and then with it, and says what is left to do', async () => {
  const { tools, ran, lines, invited } = account({})
  await deploy(config, tools, 'asha@tulna.in')
  expect(ran).toEqual([expect.stringMatching(/^cdk bootstrap --qualifier prod /), first, usual])
  expect(invited).toEqual(['asha@tulna.in'])
  const left = lines.filter((line) => line.startsWith('[ ]')).join('\n')
  expect(left).toContain('[ ] concurrent executions: the quota is 10')
  expect(left).toContain('[ ] Firebase: add d1.cloudfront.net to the authorized domains')
  expect(left).toContain('"launched": true')
  expect(left).not.toContain('npm run admin')
})

test('goes on where the last attempt failed', async () => {
  const stacks = {
    'CDKToolkit-prod': 'CREATE_COMPLETE',
    'Tulna-prod-Data': 'CREATE_COMPLETE',
    'Tulna-prod-Service': 'ROLLBACK_COMPLETE',
  }
  const failed = account(stacks, { failsAt: 'protection=false' })
  await expect(deploy(config, failed.tools)).rejects.toThrow('it failed')
  expect(failed.ran).toEqual([first])
  const again = account(stacks)
  await deploy(config, again.tools)
  expect(again.ran).toEqual([first, usual])
  const later = account(again.stacks)
  await deploy(config, later.tools)
  expect(later.ran).toEqual([usual])
  expect(later.lines).toContain('[ ] npm run admin -- add someone@example.com --stage prod')
})

test('deploys nothing if something would stop it', async () => {
  const { tools, ran } = account({
    'CDKToolkit-prod': 'CREATE_COMPLETE',
    'Tulna-prod-Data': 'UPDATE_ROLLBACK_FAILED',
  })
  await expect(deploy(config, tools)).rejects.toThrow('Nothing was deployed.')
  expect(ran).toEqual([])
})
