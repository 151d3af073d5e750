/** The parts of a synthesized CloudFormation template that the local cloud uses. */
export interface Template {
  Resources: Record<string, Resource>
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>
}

export interface Resource {
  Type: string
  Properties?: Record<string, unknown>
  DependsOn?: string | string[]
}

/** Looks up the values that a template refers to and that are known only once its resources exist. */
export interface ReferenceResolver {
  /** Returns the value of `Ref` for a resource or pseudo parameter; `undefined` removes the property. */
  ref(name: string): Promise<string | undefined>
  getAtt(resource: string, name: string): Promise<string>
  importValue(name: string): Promise<unknown>
}

type Intrinsic = (argument: unknown, references: ReferenceResolver) => Promise<unknown>

const intrinsics: Record<string, Intrinsic> = {
  Ref: (name, references) => references.ref(text(name)),
  'Fn::GetAtt': async (argument, references) => {
    const [resource, ...name] = Array.isArray(argument) ? list(argument) : text(argument).split('.')
    const attribute = list(await resolve(name, references))
    return references.getAtt(text(resource), attribute.map(text).join('.'))
  },
  'Fn::ImportValue': async (name, references) =>
    references.importValue(text(await resolve(name, references))),
  'Fn::Join': async (argument, references) => {
    const [separator, parts] = list(await resolve(argument, references))
    return list(parts).map(text).join(text(separator))
  },
  'Fn::Split': async (argument, references) => {
    const [separator, whole] = list(await resolve(argument, references))
    return text(whole).split(text(separator))
  },
  'Fn::Select': async (argument, references) => {
    const [index, from] = list(argument)
    const n = text(await resolve(index, references))
    // Item by item, because a resolved list leaves out `AWS::NoValue`, which would move the items behind it.
    const items = Array.isArray(from)
      ? await Promise.all(from.map((item) => resolve(item, references)))
      : list(await resolve(from, references))
    const selected = items[Number(n)]
    if (selected === undefined || items.includes(undefined))
      throw new Error(
        `The template selects item ${n} of ${JSON.stringify(items)}, which CloudFormation rejects`,
      )
    return selected
  },
  'Fn::Sub': async (argument, references) => {
    const [pattern, given] = Array.isArray(argument) ? argument : [argument, {}]
    const values = (await resolve(given ?? {}, references)) as Record<string, unknown>
    const parts = text(pattern).split(/\$\{([^}]+)\}/)
    const filled = parts.map((part, n) => (n % 2 === 0 ? part : substitute(part, values, references)))
    return (await Promise.all(filled)).join('')
  },
}

/** Resolves every intrinsic function in a part of a template. Throws on an unsupported function and names it. */
export async function resolve(value: unknown, references: ReferenceResolver): Promise<unknown> {
  if (Array.isArray(value)) {
    const items = await Promise.all(value.map((item) => resolve(item, references)))
    return items.filter((item) => item !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [name, argument] = entries[0] ?? ['']
  if (entries.length === 1 && (name === 'Ref' || name === 'Condition' || name.startsWith('Fn::'))) {
    const intrinsic = intrinsics[name]
    if (!intrinsic) throw new Error(`The template uses ${name}, which the local cloud does not support`)
    return intrinsic(argument, references)
  }
  const resolved = await Promise.all(
    entries.map(async ([key, item]) => [key, await resolve(item, references)]),
  )
  return Object.fromEntries(resolved.filter(([, item]) => item !== undefined))
}

function substitute(name: string, values: Record<string, unknown>, references: ReferenceResolver) {
  if (name.startsWith('!')) return `\${${name.slice(1)}}`
  if (Object.hasOwn(values, name)) return text(values[name])
  return resolve(name.includes('.') ? { 'Fn::GetAtt': name } : { Ref: name }, references)
}

function text(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new Error(`The template has ${JSON.stringify(value)} where a string is expected`)
}

function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`The template has ${JSON.stringify(value)} where a list is expected`)
}
