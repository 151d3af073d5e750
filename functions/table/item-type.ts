import type * as z from 'zod/mini'
import { $ZodObjectJIT, type $ZodShape, safeParse } from 'zod/v4/core'
import { loggableKey } from './keys.ts'

export type Attributes = Record<string, unknown>

/** Turns an item of one schema version into the next. */
type Upgrade = (item: Attributes) => Attributes

/** A kind of item: what its schema is, and how it is read. */
export interface ItemType<Item> {
  /** The schema version that is written today. */
  version: number
  /** Validates an item as DynamoDB returned it, and drops what the schema doesn't name. Throws `DamagedItem`. */
  parse(stored: Attributes): Item
  /** The same kind of item, read with some of its attributes only. */
  pick<Name extends keyof Item & string>(names: readonly Name[]): Projection<Pick<Item, Name>>
}

/** A kind of item of which only some attributes are read. */
export interface Projection<Item> extends Pick<ItemType<Item>, 'parse'> {
  /** The attributes to ask DynamoDB for. */
  attributes: readonly string[]
}

export type ItemOf<Type extends Pick<ItemType<unknown>, 'parse'>> = ReturnType<Type['parse']>

/** An item that is not what its schema says. The message names its key and its attributes, never their values. */
class DamagedItem extends Error {
  constructor({ pk, sk }: Attributes, problem: string) {
    super(`The item ${loggableKey({ pk: String(pk), sk: String(sk) })} cannot be read: ${problem}`)
    this.name = 'DamagedItem'
  }
}

/**
 * Defines a kind of item. Every item carries a `schema_version`; one without it is of version 1.
 *
 * A new version adds its upgrade here, the only place where an old version is turned into a new one. Items are upgraded
 * when they are read, and not rewritten: `set` changes attributes of an old item and leaves its version. An upgrade
 * must therefore keep what is there already. It fills in what is missing, and an attribute that changes its meaning gets
 * a new name.
 *
 * @param shape is called at the first read, so that a function builds no schema for items that it only writes
 * @param upgrades the first one makes version 2 of version 1, and so on
 */
export function itemType<Shape extends $ZodShape>(
  shape: () => Shape,
  ...upgrades: Upgrade[]
): ItemType<z.infer<z.ZodMiniObject<Shape>>> {
  type Item = z.infer<z.ZodMiniObject<Shape>>
  const version = upgrades.length + 1
  return {
    version,
    parse: parser(shape, upgrades),
    pick: <Name extends keyof Item & string>(names: readonly Name[]) => ({
      attributes: ['pk', 'sk', 'schema_version', ...names],
      parse: parser<Pick<Item, Name>>(() => {
        const all: $ZodShape = shape()
        return Object.fromEntries(Object.entries(all).filter(([name]) => names.some((one) => one === name)))
      }, upgrades),
    }),
  }
}

/** Compiled, since lists and exports read many items: a third of the time that interpreting the schema takes. */
function parser<Item>(shape: () => $ZodShape, upgrades: Upgrade[]) {
  let compiled: InstanceType<typeof $ZodObjectJIT> | undefined
  return (stored: Attributes): Item => {
    compiled ??= new $ZodObjectJIT({ type: 'object', shape: shape() })
    const result = safeParse(compiled, upgraded(stored, upgrades))
    if (result.success) return result.data as Item
    const names = new Set(result.error.issues.map(({ path }) => path.join('.')))
    throw new DamagedItem(stored, `${[...names].join(', ')} ${names.size === 1 ? 'is' : 'are'} not valid`)
  }
}

function upgraded(stored: Attributes, upgrades: Upgrade[]): Attributes {
  const { schema_version: version = 1 } = stored
  const newest = upgrades.length + 1
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newest)
    throw new DamagedItem(stored, `its schema version is not one of 1 to ${newest}`)
  return upgrades.slice(version - 1).reduce((item, upgrade) => upgrade(item), stored)
}
