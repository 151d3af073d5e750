import { expect, test } from 'vitest'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

const linkHosts = 'www.lender.example,docs.lender.example'
const checksOf = (context: Record<string, string>) => {
  const { service, alarms } = templatesOf(context)
  const ours = (type: string) => resourcesOf(service, type).filter(([id]) => id.startsWith('LinkChecks'))
  const names = resourcesOf(alarms, 'AWS::CloudWatch::Alarm').map(
    ([, { Properties }]) => Properties.AlarmName,
  )
  return {
    functions: ours('AWS::Lambda::Function'),
    rules: ours('AWS::Events::Rule'),
    alarms: names.filter((name) => /link-checks/.test(String(name))),
  }
}

test('a stage with hosts checks their links, within a minute and every minute, and raises an alarm if that fails', () => {
  const { functions, rules, alarms } = checksOf({ stage: 'prod', ...firebase, linkHosts })
  expect(functions).toMatchObject([
    [
      expect.any(String),
      {
        Properties: {
          FunctionName: 'tulna-prod-check-links',
          Timeout: 60,
          Environment: { Variables: { LINK_HOSTS: linkHosts } },
        },
      },
    ],
  ])
  const target = { Arn: { 'Fn::GetAtt': [functions[0]?.[0], 'Arn'] } }
  expect(rules).toMatchObject([
    [expect.any(String), { Properties: { ScheduleExpression: 'cron(* * * * ? *)', Targets: [target] } }],
  ])
  expect(alarms).toEqual(['tulna-prod-failed-link-checks'])
})

test('a stage without hosts checks no link', () => {
  expect(checksOf({ stage: 'prod', ...firebase })).toEqual({ functions: [], rules: [], alarms: [] })
})
