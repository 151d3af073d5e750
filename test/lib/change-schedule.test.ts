import { expect, test } from 'vitest'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

test.each([
  ['a deployed stage', { stage: 'dev', demo: 'false', ...firebase }],
  ['the local stage', { stage: 'local' }],
])('%s applies scheduled changes every minute', (_, context) => {
  const { service } = templatesOf(context)
  const ours = (type: string) => resourcesOf(service, type).filter(([id]) => id.startsWith('ChangeSchedule'))
  const [fn] = ours('AWS::Lambda::Function')[0] ?? []
  expect(ours('AWS::Events::Rule')).toMatchObject([
    [
      expect.any(String),
      {
        Properties: {
          ScheduleExpression: 'cron(* * * * ? *)',
          State: 'ENABLED',
          Targets: [{ Arn: { 'Fn::GetAtt': [fn, 'Arn'] } }],
        },
      },
    ],
  ])
})
