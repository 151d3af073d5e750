import * as z from 'zod/mini'
import type { FieldTypes } from './field-types.ts'

/** The types of the fields that every value of a schema has. A union's are `any`. */
export const fieldTypesOf = (schema: z.ZodMiniType): FieldTypes =>
  typesIn(z.toJSONSchema(schema, { unrepresentable: 'any' }))

function typesIn(schema: z.core.JSONSchema._JSONSchema | undefined): FieldTypes {
  if (typeof schema !== 'object') return 'any'
  const { type, items, properties = {}, required = [] } = schema
  switch (type) {
    case 'integer':
      return 'number'
    case 'array':
      return [typesIn(Array.isArray(items) ? undefined : items)]
    case 'object':
      return Object.fromEntries(required.map((name) => [name, typesIn(properties[name])]))
    default:
      return typeof type === 'string' && type !== 'null' ? type : 'any'
  }
}
