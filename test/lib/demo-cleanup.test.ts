import { expect, test } from 'vitest'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

const cleanupOf = (context: Record<string, string>) => {
  const { service } = templatesOf(context)
  const ours = (type: string) => resourcesOf(service, type).filter(([id]) => id.startsWith('DemoCleanup'))
  return { functions: ours('AWS::Lambda::Function'), rules: ours('AWS::Events::Rule') }
}

test('a deployed demo stage erases its borrowers every hour', () => {
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

test.each([
  ['on a developer’s machine', { stage: 'local' }],
  ['of a stage without demo mode', { stage: 'dev', demo: 'false', ...firebase }],
])('nothing erases the borrowers %s', (_, context) => {
  expect(cleanupOf(context)).toEqual({ functions: [], rules: [] })
})
