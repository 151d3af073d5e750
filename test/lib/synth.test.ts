import { expect, test } from 'vitest'
import { addStacks } from '../../lib/stacks.ts'
import { anApp, firebase } from '../support/stacks.ts'

test.each<Record<string, string>>([
  { stage: 'dev', ...firebase },
  { stage: 'dev', demo: 'true', region: 'ap-south-2' },
  { stage: 'dev', demo: 'true', ...firebase },
  { stage: 'prod', ...firebase },
])('makes templates for %j that CloudFormation’s own rules find no fault with', (context) => {
  const app = anApp(context)
  addStacks(app)
  const { stacks } = app.synth()
  expect(stacks.map(({ stackName }) => stackName)).toEqual([
    `Tulna-${context.stage}-Data`,
    `Tulna-${context.stage}-Service`,
  ])
  for (const { messages } of stacks) expect(messages.map(({ entry }) => entry.data)).toEqual([])
})

test('keeps the stack of prod from being deleted by mistake', () => {
  const { data, service } = addStacks(anApp({ stage: 'prod', ...firebase }))
  expect([data.terminationProtection, service.terminationProtection]).toEqual([true, true])
})
