import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

// Finds texts that a page translator would break. It replaces text nodes by elements of its own, so React would write a changed
// text into a node that is no longer in the page, and would throw when it inserts or removes something beside that node. A text
// that is the only child of an HTML element is safe: React sets the content of the element.

type Function = ESTree.ArrowFunctionExpression | ESTree.Function
type Parent = ESTree.JSXElement | ESTree.JSXFragment

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

const isFunction = (node: ESTree.Node): node is Function =>
  /Function(Expression|Declaration)$/.test(node.type)

/** What a function may return, apart from what functions inside it do. */
function resultsOf({ body }: Function): ESTree.Node[] {
  if (!body) return []
  if (body.type !== 'BlockStatement') return [body]
  const returnedIn = (node: ESTree.Node): ESTree.Node[] => {
    if (isFunction(node)) return []
    if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
    return Object.values(node).flat().filter(isNode).flatMap(returnedIn)
  }
  return returnedIn(body)
}

/** Whether a type is `Elements`, or that of a function which returns `Elements`. */
const isElements = (type: ESTree.TSType): boolean =>
  type.type === 'TSFunctionType'
    ? isElements(type.returnType.typeAnnotation)
    : type.type === 'TSTypeReference' &&
      type.typeName.type === 'Identifier' &&
      type.typeName.name === 'Elements'

/** The names of the variables, functions, parameters and properties in a file that hold or return elements only. */
function namesOfElements(program: ESTree.Program): Set<string> {
  const names = new Set<string>()
  const addIf = (condition: boolean, name: ESTree.Node | null) => {
    if (condition && name?.type === 'Identifier') names.add(name.name)
  }
  const hasNoText = (node: ESTree.Node) =>
    !(isFunction(node) ? resultsOf(node) : [node]).some((result) => mayBeText(result, names))
  new Visitor({
    VariableDeclarator: ({ id, init }) => addIf(init !== null && hasNoText(init), id),
    FunctionDeclaration: (declared) => addIf(hasNoText(declared), declared.id),
    TSPropertySignature: ({ key, typeAnnotation }) =>
      addIf(typeAnnotation !== null && isElements(typeAnnotation.typeAnnotation), key),
    ArrowFunctionExpression: ({ params }) => {
      for (const param of params)
        if (param.type === 'Identifier' && param.typeAnnotation)
          addIf(isElements(param.typeAnnotation.typeAnnotation), param)
    },
  }).visit(program)
  return names
}

/** Whether React would render a text for an expression. `elements` are the names of what holds elements only. */
function mayBeText(node: ESTree.Node, elements: Set<string>): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false
    case 'Literal':
      return typeof node.value !== 'boolean' && node.value !== null && String(node.value).trim() !== ''
    case 'Identifier':
      return node.name !== 'undefined' && !elements.has(node.name)
    case 'LogicalExpression':
      return mayBeText(node.right, elements) || (node.operator !== '&&' && mayBeText(node.left, elements))
    case 'ConditionalExpression':
      return mayBeText(node.consequent, elements) || mayBeText(node.alternate, elements)
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return mayBeText(node.expression, elements)
    case 'CallExpression': {
      const [callback] = node.arguments
      if (node.callee.type === 'MemberExpression' && callback && isFunction(callback))
        return resultsOf(callback).some((result) => mayBeText(result, elements))
      return mayBeText(node.callee, elements)
    }
    default:
      return true
  }
}

/** The name of an element; empty for one such as `<Popover.Root>`. */
const nameOf = ({ openingElement: { name } }: ESTree.JSXElement) =>
  name.type === 'JSXIdentifier' ? name.name : ''

const isComponent = (node: ESTree.Node) => node.type === 'JSXElement' && !/^[a-z]/.test(nameOf(node))

const isFragment = (parent: Parent) => parent.type === 'JSXFragment' || nameOf(parent) === 'Fragment'

/**
 * One line for each text that stands beside an expression or a component, in a fragment, or is returned by a component.
 *
 * @param path relative to the repository
 */
export function bareTexts(path: string, source: string): string[] {
  const { program } = parseSync(path, source)
  const elements = namesOfElements(program)
  const found: { start: number; why: string }[] = []

  const checkChildren = (parent: Parent) => {
    const children = parent.children.filter(
      (child) => (child.type === 'JSXText' && child.value.trim() !== '') || child.type !== 'JSXText',
    )
    const shown = children.filter((child) =>
      child.type === 'JSXExpressionContainer'
        ? child.expression.type !== 'JSXEmptyExpression' &&
          !(child.expression.type === 'Literal' && !mayBeText(child, elements))
        : true,
    )
    for (const child of shown) {
      const others = shown.filter((other) => other !== child)
      const isBare =
        child.type === 'JSXText'
          ? others.some((other) => other.type === 'JSXExpressionContainer' || isComponent(other))
          : child.type === 'JSXExpressionContainer' &&
            mayBeText(child, elements) &&
            (others.length > 0 || isFragment(parent))
      if (isBare) found.push({ start: child.start, why: 'a text that is not alone in an element' })
    }
  }
  const checkComponent = (name: string | undefined, component: Function) => {
    if (!name || !/^[A-Z]/.test(name)) return
    for (const result of resultsOf(component))
      if (mayBeText(result, elements))
        found.push({ start: result.start, why: `${name} may return a text without an element` })
  }
  new Visitor({
    JSXElement: checkChildren,
    JSXFragment: checkChildren,
    FunctionDeclaration: (declared) => checkComponent(declared.id?.name, declared),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && isFunction(init)) checkComponent(id.name, init)
    },
  }).visit(program)

  return found
    .sort((a, b) => a.start - b.start)
    .map(({ start, why }) => `${path}:${source.slice(0, start).split('\n').length}: ${why}`)
}

if (import.meta.filename === process.argv[1]) {
  const violations = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `web/src/${file}`)
    .flatMap((path) => bareTexts(path, readFileSync(path, 'utf8')))
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exitCode = 1
}
