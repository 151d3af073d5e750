import type { CompatStatement } from '@mdn/browser-compat-data'
import { type ESTree, parseSync, Visitor } from 'vite'
import { compatData, lackedBy } from './support.ts'

/** Every interface and global object, with its members: `Array` has `findLast`, `AbortSignal` has `any`. */
const interfaces = { ...compatData.api, ...compatData.javascript.builtins }

/** Names that libraries also give to functions of their own: `use` of React, `union` of Zod. */
const ownNames = new Set(['use', 'union'])

/**
 * Methods that no built-in object of JavaScript has in the oldest browsers. The browser's own objects have too many common
 * names, such as `path`, for this.
 */
const newMethods = new Map<string, string[]>()
for (const members of Object.values(compatData.javascript.builtins ?? {}))
  for (const [name, member] of Object.entries(members ?? {})) {
    const compat = member?.__compat
    if (compat && isMethod(compat) && !ownNames.has(name)) {
      const lacked = lackedBy(compat)
      const isOld = lacked.length === 0 || newMethods.get(name)?.length === 0
      newMethods.set(name, isOld ? [] : lacked)
    }
  }

function isMethod({ spec_url: specification }: CompatStatement): boolean {
  return [specification].flat().some((url) => url?.includes('.prototype.'))
}

const regexpSyntax: [name: string, pattern: RegExp][] = [
  ['lookbehind_assertion', /\(\?<[=!]/],
  ['modifier', /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/],
]

/**
 * What a script uses that the oldest supported browsers lack: syntax, regular expressions, and members of the browser's
 * objects. A member is fine where the script asks for it first: `'share' in navigator`, `typeof list.findLast`,
 * `list.findLast?.(…)`.
 *
 * @param file its name, whose ending says whether it is TypeScript
 * @param bringsMethods whether the script defines the methods that a browser lacks
 */
export function scriptProblems(file: string, code: string, { bringsMethods = false } = {}): string[] {
  const problems = new Set<string>()
  const asked = new Set<string>()
  const used = new Map<string, string[]>()
  const report = (what: string, compat: CompatStatement | undefined) => {
    const lacked = compat ? lackedBy(compat) : []
    if (lacked.length > 0) problems.add(`${what}: not in ${lacked.join(', ')}`)
  }
  const checkPattern = (pattern: string) => {
    for (const [name, syntax] of regexpSyntax)
      if (syntax.test(pattern))
        report(
          `the regular expression /${pattern.slice(0, 60)}/`,
          compatData.javascript.regular_expressions?.[name]?.__compat,
        )
  }
  const nameOf = (node: ESTree.Node): string | undefined =>
    node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? memberOf(node) : undefined
  const checkText = (text: string) => {
    // A pattern that is built from parts.
    if (/\(\?<[=!]/.test(text)) checkPattern(text)
    if (/\(\s*(?:width|height)\s*[<>=]/.test(text))
      report(`the media query ${text}`, compatData.css['at-rules']?.media?.range_syntax?.__compat)
  }
  const addTested = (test: ESTree.Node) => {
    const name = nameOf(test)
    if (name) asked.add(name)
  }
  const checkGlobal = (node: ESTree.Node) => {
    if (node.type !== 'Identifier' || !Object.hasOwn(interfaces, node.name)) return
    const compat = interfaces[node.name]?.__compat
    const lacked = compat ? lackedBy(compat) : []
    if (lacked.length > 0) used.set(node.name, lacked)
  }
  new Visitor({
    StaticBlock: () =>
      report('a static block', compatData.javascript.classes?.static?.initialization_blocks?.__compat),
    Literal: (literal) => {
      if ('regex' in literal && literal.regex) checkPattern(literal.regex.pattern)
      else if (typeof literal.value === 'string') checkText(literal.value)
    },
    TemplateElement: ({ value }) => checkText(value.raw),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof' || operator === '!') addTested(argument)
    },
    BinaryExpression: ({ operator, left }) => {
      if (operator !== 'in') return
      if (left.type === 'Literal') asked.add(String(left.value))
      // A minifier writes texts in backquotes.
      if (left.type === 'TemplateLiteral') asked.add(left.quasis[0]?.value.raw ?? '')
    },
    LogicalExpression: ({ left }) => addTested(left),
    ConditionalExpression: ({ test }) => addTested(test),
    IfStatement: ({ test }) => addTested(test),
    CallExpression: ({ callee, optional }) => {
      const name = nameOf(callee)
      if (!name) return
      if (optional) asked.add(name)
      const isGlobal = callee.type === 'Identifier' || isWindow(callee)
      const compat = isGlobal ? compatData.api.Window?.[name]?.__compat : undefined
      const lacked = compat
        ? lackedBy(compat)
        : callee.type === 'MemberExpression'
          ? newMethods.get(name)
          : []
      if (lacked?.length) used.set(name, lacked)
    },
    NewExpression: ({ callee }) => checkGlobal(callee),
    MemberExpression: (member) => {
      const name = memberOf(member)
      const { object } = member
      if (!name || object.type !== 'Identifier' || !Object.hasOwn(interfaces, object.name)) return
      checkGlobal(object)
      const compat = interfaces[object.name]?.[name]?.__compat
      const lacked = compat ? lackedBy(compat) : []
      if (lacked.length > 0) used.set(name, lacked)
    },
  }).visit(parseSync(file, code).program)
  for (const [name, lacked] of bringsMethods ? [] : used)
    if (!asked.has(name)) problems.add(`${name}: not in ${lacked.join(', ')}`)
  return [...problems]
}

const isWindow = (node: ESTree.Node) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  ['window', 'self', 'globalThis'].includes(node.object.name)

/** The name of a property that is written in the code: `a.b`, `a['b']`. */
function memberOf({ computed, property }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' ? String(property.value) : undefined
}
