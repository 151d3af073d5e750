/**
 * The types of the fields that a value always has, as far as they are known: `any`, the name of a type, the types of a list's items,
 * or those of an object's fields.
 */
export type FieldTypes = string | [FieldTypes] | { [field: string]: FieldTypes }

/** Whether a parsed JSON value has these types. It may have further fields. */
export function hasTypes(value: unknown, types: FieldTypes): boolean {
  if (typeof types === 'string') return types === 'any' || typeof value === types
  if (Array.isArray(types)) return Array.isArray(value) && value.every((item) => hasTypes(item, types[0]))
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(types).every(([name, type]) => hasTypes((value as Record<string, unknown>)[name], type))
  )
}
