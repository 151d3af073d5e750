import { expect, test } from 'vitest'
import type { Resource, Template } from '#lib/local/template/intrinsics.ts'
import { type Emulator, provision } from '#lib/local/template/provision.ts'

/** Plays stacks of things, and tells in which order they came about and what each was given. */
async function played(...templates: Template[]) {
  const seen: [name: string, properties: unknown][] = []
  const emulators: Record<string, Emulator> = {
    'A::Thing': async (properties, name) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
      seen.push([name, properties])
      return { ref: `ref of ${name}`, attributes: { Arn: `arn of ${name}` } }
    },
  }
  const stacks = templates.map((template, n) => ({ name: `Stack${n}`, template }))
  await provision(stacks, emulators)
  return seen
}

const thing = (Properties: Record<string, unknown> = {}, rest: object = {}): Resource => ({
  Type: 'A::Thing',
  Properties,
  ...rest,
})

test('brings about a resource after those that it refers to', async () => {
  const seen = await played({
    Resources: {
      Last: thing({ of: { 'Fn::GetAtt': ['Middle', 'Arn'] } }),
      Middle: thing({ of: { Ref: 'First' } }),
      First: thing(),
    },
  })
  expect(seen).toEqual([
    ['Stack0-First', {}],
    ['Stack0-Middle', { of: 'ref of Stack0-First' }],
    ['Stack0-Last', { of: 'arn of Stack0-Middle' }],
  ])
})

test('brings about a resource once, after those that it says it depends on', async () => {
  const seen = await played({
    Resources: {
      C: thing({}, { DependsOn: ['A', 'B'] }),
      B: thing({}, { DependsOn: 'A' }),
      A: thing(),
    },
  })
  expect(seen.map(([name]) => name)).toEqual(['Stack0-A', 'Stack0-B', 'Stack0-C'])
})

test('finds what another stack exports', async () => {
  const Outputs = { Arn: { Value: { 'Fn::GetAtt': ['Table', 'Arn'] }, Export: { Name: 'Data:Arn' } } }
  const user = { Resources: { User: thing({ arn: { 'Fn::ImportValue': 'Data:Arn' } }) } }
  const seen = await played(user, { Resources: { Table: thing() }, Outputs })
  expect(seen[1]).toEqual(['Stack0-User', { arn: 'arn of Stack1-Table' }])
  await expect(played(user)).rejects.toThrow('No stack exports Data:Arn')
})

test('plays nothing for alarms and the like, and still lets others refer to them', async () => {
  const seen = await played({
    Resources: {
      Alarm: { Type: 'AWS::CloudWatch::Alarm' },
      User: thing({ alarm: { 'Fn::GetAtt': ['Alarm', 'Arn'] } }),
    },
  })
  expect(seen).toEqual([['Stack0-User', { alarm: 'Alarm.Arn' }]])
})

test('refuses a resource type that it does not know, by name', async () => {
  const Resources = { Clicks: { Type: 'AWS::Kinesis::Stream' } }
  await expect(played({ Resources })).rejects.toThrow(
    'The local cloud does not know the resource type AWS::Kinesis::Stream (Clicks)',
  )
})

test('refuses an attribute, a pseudo parameter and a resource that are not there, by name', async () => {
  const with_ = (value: unknown) => played({ Resources: { User: thing({ value }), Table: thing() } })
  await expect(with_({ 'Fn::GetAtt': ['Table', 'StreamArn'] })).rejects.toThrow(
    'A::Thing (Table) has no local attribute StreamArn',
  )
  await expect(with_({ Ref: 'AWS::StackId' })).rejects.toThrow('AWS::StackId')
  await expect(with_({ Ref: 'Gone' })).rejects.toThrow('Stack0 refers to Gone, which it does not have')
})
