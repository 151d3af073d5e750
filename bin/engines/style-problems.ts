import type { CompatStatement } from '@mdn/browser-compat-data'
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { compatData, lackedBy, statementOf } from './support.ts'

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = compatData.css

/** Units of the viewport as MDN groups them: `dvh` is dynamic. */
const viewportUnits: [unit: RegExp, name: string][] = [
  [/\d(?:dv(?:h|w|min|max|i|b))\b/, 'viewport_percentage_units_dynamic'],
  [/\d(?:sv(?:h|w|min|max|i|b))\b/, 'viewport_percentage_units_small'],
  [/\d(?:lv(?:h|w|min|max|i|b))\b/, 'viewport_percentage_units_large'],
  [/\dcq(?:h|w|min|max|i|b)\b/, 'container_query_length_units'],
]

/**
 * What a style sheet uses that the oldest supported browsers lack, without a fallback: an earlier declaration of the same
 * property that they know, or a place inside `@supports`.
 *
 * @param harmless features without which the page loses nothing that a visitor needs, each with the reason
 */
export function styleProblems(css: string, harmless: Record<string, string> = {}): string[] {
  const problems = new Set<string>()
  const report = (what: string, compat: CompatStatement | undefined, place: string) => {
    const lacked = compat && !(what in harmless) ? lackedBy(compat) : []
    if (lacked.length > 0) problems.add(`${what}: not in ${lacked.join(', ')} (${place.slice(0, 80)})`)
  }
  const root = parse(css)
  root.walkAtRules((rule) => {
    if (isInSupports(rule)) return
    report(`@${rule.name}`, statementOf(atRules, rule.name), rule.params)
    if (rule.name !== 'media') return
    if (/[<>=]/.test(rule.params)) report('a media range', atRules.media?.range_syntax?.__compat, rule.params)
    for (const [, feature = ''] of rule.params.matchAll(/\(([\w-]+)/g))
      report(
        `@media ${feature}`,
        statementOf(atRules.media, feature.replace(/^(?:min|max)-/, '')),
        rule.params,
      )
  })
  root.walkRules((rule) => {
    if (isInSupports(rule)) return
    // An unknown selector inside `:is` and `:where` does no harm.
    const strict = rule.selector.replace(
      /:(?:is|where)\((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*\)/g,
      '',
    )
    for (const [, name = ''] of strict.matchAll(/(?<!\\):{1,2}([a-z][\w-]*)/g))
      report(`:${name}`, statementOf(selectors, name), rule.selector)
  })
  root.walkDecls((declaration) => {
    if (isInSupports(declaration) || hasFallback(declaration)) return
    for (const [what, compat] of featuresOf(declaration)) report(what, compat, placeOf(declaration))
  })
  return [...problems]
}

const placeOf = ({ parent, prop }: Declaration) => `${(parent as Rule).selector ?? ''} { ${prop} }`

/** A declaration's property, keyword, functions and units, with MDN's records of them. */
function featuresOf({ prop, value }: Declaration): [what: string, compat: CompatStatement | undefined][] {
  const own = prop.startsWith('--') ? undefined : properties[prop]
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => name)
  return [
    [prop, own?.__compat],
    [`${prop}: ${value}`, statementOf(own, value)],
    ...functions.map(
      (name) => [`${name}()`, functionStatement(name)] as [string, CompatStatement | undefined],
    ),
    ...viewportUnits
      .filter(([unit]) => unit.test(value))
      .map(([, name]) => [name, statementOf(types.length, name)] as [string, CompatStatement | undefined]),
  ]
}

const functionStatement = (name: string): CompatStatement | undefined =>
  statementOf(types, name) ??
  ['color', 'gradient', 'basic-shape', 'transform-function', 'filter-function', 'image', 'easing-function']
    .map((type) => statementOf(types[type], name))
    .find(Boolean)

/** Whether the browsers know an earlier declaration of the same property, or of its older name, in the same rule. */
function hasFallback(declaration: Declaration): boolean {
  const names = [declaration.prop, `-webkit-${declaration.prop}`]
  for (let before = declaration.prev(); before; before = before.prev())
    if (before.type === 'decl' && names.includes(before.prop) && isKnown(before)) return true
  return false
}

const isKnown = (declaration: Declaration) =>
  featuresOf(declaration).every(([, compat]) => !compat || lackedBy(compat).length === 0)

function isInSupports(node: ChildNode | AtRule): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  return false
}
