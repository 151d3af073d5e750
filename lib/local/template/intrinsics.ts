/** A synthesized CloudFormation template, as far as it is played here. */
export interface Template {
  Resources: Record<string, Resource>
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>
}

export interface Resource {
  Type: string
  Properties?: Record<string, unknown>
  DependsOn?: string | string[]
}

/** Where the values of a template come from that are not written in it. */
export interface Lookup {
  /** What `Ref` of a resource or pseudo parameter stands for; `undefined` leaves the property out. */
  ref(name: string): Promise<string | undefined>
  attribute(resource: string, name: string): Promise<string>
  exported(name: string): Promise<unknown>
}

type Intrinsic = (argument: unknown, lookup: Lookup) => Promise<unknown>

const intrinsics: Record<string, Intrinsic> = {
  Ref: (name, lookup) => lookup.ref(text(name)),
  'Fn::GetAtt': (argument, lookup) => {
    const [resource, ...name] = Array.isArray(argument) ? list(argument) : text(argument).split('.')
    return lookup.attribute(text(resource), name.join('.'))
  },
  'Fn::ImportValue': async (name, lookup) => lookup.exported(text(await resolve(name, lookup))),
  'Fn::Join': async (argument, lookup) => {
    const [separator, parts] = list(await resolve(argument, lookup))
    return list(parts).map(text).join(text(separator))
  },
  'Fn::Split': async (argument, lookup) => {
    const [separator, whole] = list(await resolve(argument, lookup))
    return text(whole).split(text(separator))
  },
  'Fn::Select': async (argument, lookup) => {
    const [index, from] = list(await resolve(argument, lookup))
    return list(from)[Number(index)]
  },
  'Fn::Sub': async (argument, lookup) => {
    const [pattern, given] = Array.isArray(argument) ? argument : [argument, {}]
    const values = (await resolve(given ?? {}, lookup)) as Record<string, unknown>
    const parts = text(pattern).split(/\$\{([^}]+)\}/)
    const filled = parts.map((part, n) => (n % 2 === 0 ? part : substitute(part, values, lookup)))
    return (await Promise.all(filled)).join('')
  },
}

/** Replaces every intrinsic function in a part of a template. Throws, naming it, on one that it does not know. */
export async function resolve(value: unknown, lookup: Lookup): Promise<unknown> {
  if (Array.isArray(value)) {
    const items = await Promise.all(value.map((item) => resolve(item, lookup)))
    return items.filter((item) => item !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [name, argument] = entries[0] ?? ['']
  if (entries.length === 1 && (name === 'Ref' || name === 'Condition' || name.startsWith('Fn::'))) {
    const intrinsic = intrinsics[name]
    if (!intrinsic) throw new Error(`The template uses ${name}, which the local cloud does not know`)
    return intrinsic(argument, lookup)
  }
  const resolved = await Promise.all(entries.map(async ([key, item]) => [key, await resolve(item, lookup)]))
  return Object.fromEntries(resolved.filter(([, item]) => item !== undefined))
}

function substitute(name: string, values: Record<string, unknown>, lookup: Lookup) {
  if (name.startsWith('!')) return `\${${name.slice(1)}}`
  if (name in values) return text(values[name])
  return resolve(name.includes('.') ? { 'Fn::GetAtt': name } : { Ref: name }, lookup)
}

function text(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new Error(`The template has ${JSON.stringify(value)} where a text belongs`)
}

function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`The template has ${JSON.stringify(value)} where a list belongs`)
}
