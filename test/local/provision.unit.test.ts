import { expect, test } from 'vitest'
import type { Resource, Template } from '#lib/local/template/intrinsics.ts'
import { type Emulator, provision } from '#lib/local/template/provision.ts'

/** Provisions a stack for each template. Returns the created things' names and properties, in the order of creation. */
async function provisionThings(...templates: Template[]) {
  const created: [name: string, properties: unknown][] = []
  const emulators: Record<string, Emulator> = {
    'A::Thing': async (properties, name) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
      created.push([name, properties])
      return { ref: `ref of ${name}`, attributes: { Arn: `arn of ${name}` } }
    },
  }
  const stacks = templates.map((template, n) => ({ name: `Stack${n}`, template }))
  await provision(stacks, emulators)
  return created
}

const thing = (Properties: Record<string, unknown> = {}, rest: object = {}): Resource => ({
  Type: 'A::Thing',
  Properties,
  ...rest,
})

test('creates a resource after the resources that it refers to', async () => {
  const created = await provisionThings({
    Resources: {
      Last: thing({ of: { 'Fn::GetAtt': ['Middle', 'Arn'] } }),
      Middle: thing({ of: { Ref: 'First' } }),
      First: thing(),
    },
  })
  expect(created).toEqual([
    ['Stack0-First', {}],
    ['Stack0-Middle', { of: 'ref of Stack0-First' }],
    ['Stack0-Last', { of: 'arn of Stack0-Middle' }],
  ])
})

test('creates a resource once, after the resources in its DependsOn', async () => {
  const created = await provisionThings({
    Resources: {
      C: thing({}, { DependsOn: ['A', 'B'] }),
      B: thing({}, { DependsOn: 'A' }),
      A: thing(),
    },
  })
  expect(created.map(([name]) => name)).toEqual(['Stack0-A', 'Stack0-B', 'Stack0-C'])
})

test('imports values that another stack exports', async () => {
  const Outputs = { Arn: { Value: { 'Fn::GetAtt': ['Table', 'Arn'] }, Export: { Name: 'Data:Arn' } } }
  const user = { Resources: { User: thing({ arn: { 'Fn::ImportValue': 'Data:Arn' } }) } }
  const created = await provisionThings(user, { Resources: { Table: thing() }, Outputs })
  expect(created[1]).toEqual(['Stack0-User', { arn: 'arn of Stack1-Table' }])
  await expect(provisionThings(user)).rejects.toThrow('No stack exports Data:Arn')
})

test('creates nothing for an ignored type, and resolves references to it', async () => {
  const created = await provisionThings({
    Resources: {
      Alarm: { Type: 'AWS::CloudWatch::Alarm' },
      User: thing({ alarm: { 'Fn::GetAtt': ['Alarm', 'Arn'] } }),
    },
  })
  expect(created).toEqual([['Stack0-User', { alarm: 'Alarm.Arn' }]])
})

test('rejects an unsupported resource type and names it', async () => {
  const Resources = { Clicks: { Type: 'AWS::Kinesis::Stream' } }
  await expect(provisionThings({ Resources })).rejects.toThrow(
    'The local cloud does not support the resource type AWS::Kinesis::Stream (Clicks)',
  )
})

test('rejects an unknown attribute, pseudo parameter or resource and names it', async () => {
  const provisionValue = (value: unknown) =>
    provisionThings({ Resources: { User: thing({ value }), Table: thing() } })
  await expect(provisionValue({ 'Fn::GetAtt': ['Table', 'StreamArn'] })).rejects.toThrow(
    'A::Thing (Table) has no local attribute StreamArn',
  )
  await expect(provisionValue({ Ref: 'AWS::StackId' })).rejects.toThrow('AWS::StackId')
  await expect(provisionValue({ Ref: 'Gone' })).rejects.toThrow('Stack0 refers to Gone, which does not exist')
})
