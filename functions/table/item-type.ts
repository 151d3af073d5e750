import type * as z from 'zod/mini'
import { $ZodObjectJIT, type $ZodShape, safeParse } from 'zod/v4/core'
import { loggableKey } from './keys.ts'

export type Attributes = Record<string, unknown>

/** Turns an item of one schema version into the next. */
type Upgrade = (item: Attributes) => Attributes

/** A kind of item: its schema, and how it is read. */
export interface ItemType<Item> {
  /** The schema version of new items. */
  version: number
  /** Validates an item from DynamoDB, and drops attributes that the schema doesn't name. Throws `DamagedItem`. */
  parse(stored: Attributes): Item
  /** The same kind of item, read with only some of its attributes. */
  pick<Name extends keyof Item & string>(names: readonly Name[]): Projection<Pick<Item, Name>>
}

/** A kind of item, read with only some of its attributes. */
export interface Projection<Item> extends Pick<ItemType<Item>, 'parse'> {
  /** The attributes to ask DynamoDB for. */
  attributes: readonly string[]
}

export type ItemOf<Type extends Pick<ItemType<unknown>, 'parse'>> = ReturnType<Type['parse']>

/** An item that does not match its schema. The message names its key and the invalid attributes, but no values. */
export class DamagedItem extends Error {
  constructor({ pk, sk }: Attributes, problem: string) {
    super(`The item ${loggableKey({ pk: String(pk), sk: String(sk) })} cannot be read: ${problem}`)
    this.name = 'DamagedItem'
  }
}

/**
 * Defines a kind of item. Items are written with a `schema_version`; an item without one has version 1.
 *
 * Each new version adds its upgrade to `upgrades`; nothing else converts old items. Items are upgraded when they are
 * read and are not rewritten: `set` changes attributes of an old item and leaves its version. An old item may therefore
 * have attributes of a newer version, which an upgrade must keep. An attribute whose meaning changes gets a new name.
 *
 * @param shape called on the first read, so that a function builds no schema for items that it only writes
 * @param upgrades the first converts version 1 to version 2, and so on
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

/** Compiles the schema, because lists and exports read many items: parsing then takes a third of the time. */
function parser<Item>(shape: () => $ZodShape, upgrades: Upgrade[]) {
  let compiled: InstanceType<typeof $ZodObjectJIT> | undefined
  return (stored: Attributes): Item => {
    compiled ??= new $ZodObjectJIT({ type: 'object', shape: shape() })
    const result = safeParse(compiled, applyUpgrades(stored, upgrades))
    if (result.success) return result.data as Item
    const names = new Set(result.error.issues.map(({ path }) => path.join('.')))
    throw new DamagedItem(stored, `${[...names].join(', ')} ${names.size === 1 ? 'is' : 'are'} not valid`)
  }
}

function applyUpgrades(stored: Attributes, upgrades: Upgrade[]): Attributes {
  const { schema_version: version = 1 } = stored
  const newest = upgrades.length + 1
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newest)
    throw new DamagedItem(stored, `its schema version is not an integer from 1 to ${newest}`)
  return upgrades.slice(version - 1).reduce((item, upgrade) => upgrade(item), stored)
}
