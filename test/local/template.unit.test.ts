import { expect, test } from 'vitest'
import { type ReferenceResolver, resolve } from '#lib/local/template/intrinsics.ts'

const references: ReferenceResolver = {
  ref: async (name) => (name === 'AWS::NoValue' ? undefined : `<${name}>`),
  getAtt: async (resource, name) => `<${resource}.${name}>`,
  importValue: async (name) => `<exported ${name}>`,
}

test.each([
  [{ Ref: 'Table' }, '<Table>'],
  [{ 'Fn::GetAtt': ['Table', 'Arn'] }, '<Table.Arn>'],
  [{ 'Fn::GetAtt': 'Table.Stream.Arn' }, '<Table.Stream.Arn>'],
  [{ 'Fn::GetAtt': ['Table', { Ref: 'Name' }] }, '<Table.<Name>>'],
  [{ 'Fn::ImportValue': 'Data:Table' }, '<exported Data:Table>'],
  [{ 'Fn::Join': ['/', ['a', { Ref: 'B' }, 3]] }, 'a/<B>/3'],
  [{ 'Fn::Split': ['/', 'a/b'] }, ['a', 'b']],
  [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b'] }] }, 'b'],
  [{ 'Fn::Select': ['0', ['a', { Ref: 'B' }]] }, 'a'],
  [{ a: [{ Ref: 'B' }, 1, true, null] }, { a: ['<B>', 1, true, null] }],
  [{ a: { Ref: 'AWS::NoValue' }, b: [{ Ref: 'AWS::NoValue' }] }, { b: [] }],
  [
    { Ref: 'a', other: 'not an intrinsic' },
    { Ref: 'a', other: 'not an intrinsic' },
  ],
])('resolves %j', async (value, resolved) => {
  expect(await resolve(value, references)).toEqual(resolved)
})

test('substitutes the placeholders of Fn::Sub', async () => {
  const placeholder = (name: string) => `$\{${name}}`
  const [A, B, kept] = ['A', 'Table.Arn', '!kept'].map(placeholder)
  expect(await resolve({ 'Fn::Sub': `${A}-${B}-${kept}` }, references)).toBe(
    `<A>-<Table.Arn>-${placeholder('kept')}`,
  )
  expect(await resolve({ 'Fn::Sub': placeholder('constructor') }, references)).toBe('<constructor>')
  expect(await resolve({ 'Fn::Sub': [`${A}${B}`, { A: { Ref: 'C' } }] }, references)).toBe('<C><Table.Arn>')
})

test.each(['Fn::If', 'Fn::Cidr', 'Fn::Transform', 'Condition'])('rejects %s and names it', async (name) => {
  await expect(resolve({ deep: [{ [name]: ['a', 'b', 'c'] }] }, references)).rejects.toThrow(
    `The template uses ${name}, which the local cloud does not support`,
  )
})

test('reports the wrong argument of a malformed intrinsic function', async () => {
  await expect(resolve({ 'Fn::Join': 'a' }, references)).rejects.toThrow('"a" where a list is expected')
  await expect(resolve({ Ref: ['a'] }, references)).rejects.toThrow('["a"] where a string is expected')
})

test.each([
  ['after the last', 2, ['a', 'b']],
  ['before the first', -1, ['a', 'b']],
  ['whose index is not a number', 'first', ['a', 'b']],
  ['of a list with a missing value', 0, ['a', { Ref: 'AWS::NoValue' }]],
])('rejects the selection of an item %s', async (_, index, items) => {
  await expect(resolve({ 'Fn::Select': [index, items] }, references)).rejects.toThrow(
    `The template selects item ${index} of `,
  )
})
