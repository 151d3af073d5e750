type Guard<Value> = (value: unknown) => value is Value

/** An optional field for each guard: absent if nothing was stored, or if the guard rejects what was stored. */
export type StoredFields<Guards> = {
  [Field in keyof Guards]?: (Guards[Field] extends Guard<infer Value> ? Value : never) | undefined
}

/**
 * The fields of a stored object that pass their guards; the others are dropped. Storage may hold anything: other
 * versions of the site, extensions and people can write there too.
 *
 * A schema would do the same, but the offers page would then load a schema library for nothing else.
 */
export function readFields<Guards extends Record<string, Guard<unknown>>>(
  stored: unknown,
  guards: Guards,
): StoredFields<Guards> {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(guards, field) && guards[field]?.(value),
  )
  return Object.fromEntries(entries) as StoredFields<Guards>
}

export const isText = (value: unknown) => typeof value === 'string'

export const isBoolean = (value: unknown) => typeof value === 'boolean'

/** NaN and the infinities, which JSON does not have, do not count as numbers here. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

export const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((known) => known === value)
