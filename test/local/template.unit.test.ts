import { expect, test } from 'vitest'
import { type Lookup, resolve } from '#lib/local/template/intrinsics.ts'

const lookup: Lookup = {
  ref: async (name) => (name === 'AWS::NoValue' ? undefined : `<${name}>`),
  attribute: async (resource, name) => `<${resource}.${name}>`,
  exported: async (name) => `<exported ${name}>`,
}

test.each([
  [{ Ref: 'Table' }, '<Table>'],
  [{ 'Fn::GetAtt': ['Table', 'Arn'] }, '<Table.Arn>'],
  [{ 'Fn::GetAtt': 'Table.Stream.Arn' }, '<Table.Stream.Arn>'],
  [{ 'Fn::ImportValue': 'Data:Table' }, '<exported Data:Table>'],
  [{ 'Fn::Join': ['/', ['a', { Ref: 'B' }, 3]] }, 'a/<B>/3'],
  [{ 'Fn::Split': ['/', 'a/b'] }, ['a', 'b']],
  [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b'] }] }, 'b'],
  [{ a: [{ Ref: 'B' }, 1, true, null] }, { a: ['<B>', 1, true, null] }],
  [{ a: { Ref: 'AWS::NoValue' }, b: [{ Ref: 'AWS::NoValue' }] }, { b: [] }],
  [
    { Ref: 'a', other: 'not an intrinsic' },
    { Ref: 'a', other: 'not an intrinsic' },
  ],
])('resolves %j', async (value, resolved) => {
  expect(await resolve(value, lookup)).toEqual(resolved)
})

test('fills the placeholders of Fn::Sub', async () => {
  const placeholder = (name: string) => `$\{${name}}`
  const [A, B, kept] = ['A', 'Table.Arn', '!kept'].map(placeholder)
  expect(await resolve({ 'Fn::Sub': `${A}-${B}-${kept}` }, lookup)).toBe(
    `<A>-<Table.Arn>-${placeholder('kept')}`,
  )
  expect(await resolve({ 'Fn::Sub': [`${A}${B}`, { A: { Ref: 'C' } }] }, lookup)).toBe('<C><Table.Arn>')
})

test.each(['Fn::If', 'Fn::Cidr', 'Fn::Transform', 'Condition'])('refuses %s, by name', async (name) => {
  await expect(resolve({ deep: [{ [name]: ['a', 'b', 'c'] }] }, lookup)).rejects.toThrow(
    `The template uses ${name}, which the local cloud does not know`,
  )
})

test('says what is wrong with a malformed intrinsic', async () => {
  await expect(resolve({ 'Fn::Join': 'a' }, lookup)).rejects.toThrow('"a" where a list belongs')
  await expect(resolve({ Ref: ['a'] }, lookup)).rejects.toThrow('["a"] where a text belongs')
})
