import { expect, test } from 'vitest'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

const cleanupOf = (context: Record<string, string>) => {
  const { service } = templatesOf(context)
  const ours = (type: string) => resourcesOf(service, type).filter(([id]) => id.startsWith('DemoCleanup'))
  return { functions: ours('AWS::Lambda::Function'), rules: ours('AWS::Events::Rule') }
}

test('a deployed demo stage runs the clean-up of its borrowers every hour', () => {
  const { functions, rules } = cleanupOf({ stage: 'dev', demo: 'true' })
  expect(functions).toHaveLength(1)
  const [fn] = functions[0] ?? []
  expect(rules).toMatchObject([
    [
      expect.any(String),
      {
        Properties: {
          ScheduleExpression: 'rate(1 hour)',
          State: 'ENABLED',
          Targets: [{ Arn: { 'Fn::GetAtt': [fn, 'Arn'] } }],
        },
      },
    ],
  ])
})

test('a single failed run raises an alarm, since there is only one run an hour', () => {
  const { alarms: template } = templatesOf({ stage: 'dev', demo: 'true', monitoring: 'true' })
  const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
  expect(alarms).toContainEqual(
    expect.objectContaining({
      AlarmName: 'tulna-dev-failed-demo-cleanup',
      AlarmActions: [expect.anything()],
      Dimensions: [{ Name: 'FunctionName', Value: 'tulna-dev-erase-demo-borrowers' }],
      MetricName: 'Errors',
      Namespace: 'AWS/Lambda',
      Statistic: 'Sum',
      Threshold: 1,
      EvaluationPeriods: 1,
    }),
  )
})

test.each([
  ['on a developer’s machine', { stage: 'local' }],
  ['in a stage without demo mode', { stage: 'dev', demo: 'false', ...firebase }],
])('there is no clean-up of borrowers %s', (_, context) => {
  expect(cleanupOf(context)).toEqual({ functions: [], rules: [] })
})
