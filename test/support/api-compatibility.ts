/** The keywords of openapi.json's schemas that are compared here. `format`, `default` and `propertyNames` are not. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

type Content = Record<string, { schema?: Schema }>

interface Operation {
  security: object[]
  parameters?: { name: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, { content?: Content }> }
}

/**
 * What goes wrong where the pages of one release call the functions of another: a request that the pages may send and
 * the functions refuse, or a response that the functions may send and the pages do not expect. Additional fields count as
 * harmless, although `/user/web-vitals` refuses them: all other routes and the pages ignore fields that they do not know.
 */
export function incompatibilities(pages: OpenApi, functions: OpenApi): string[] {
  const found: string[] = []
  for (const [path, methods] of Object.entries(pages.paths))
    for (const [method, called] of Object.entries(methods)) {
      const answering = functions.paths[path]?.[method]
      const name = `${method.toUpperCase()} ${path}`
      if (!answering) {
        found.push(`${name}: there is no such route`)
        continue
      }
      if (JSON.stringify(called.security) !== JSON.stringify(answering.security))
        found.push(`${name}: the releases differ in who may call it`)
      const query = accepts([querySchema(answering), functions], [querySchema(called), pages])
      found.push(...query.map((problem) => `${name}: query${problem}`))
      const body = contentAccepts(
        [answering.requestBody?.content, functions],
        [called.requestBody?.content, pages],
      )
      found.push(...body.map((problem) => `${name}: body${problem}`))
      for (const status of Object.keys(answering.responses)) {
        const response = contentAccepts(
          [responseContent(called, status, pages), pages],
          [responseContent(answering, status, functions), functions],
        )
        found.push(...response.map((problem) => `${name}: ${status}${problem}`))
      }
    }
  return found
}

type Located<T> = [T, OpenApi]

/** The problems, each with its place, that a reader would have with the values that a writer's schema allows. */
function accepts(read: Located<Schema>, written: Located<Schema>): string[] {
  const [reader, readerApi] = resolved(read)
  const [writer, writerApi] = resolved(written)
  const kinds = writer.anyOf ?? writer.oneOf
  if (kinds) return kinds.flatMap((kind) => accepts([reader, readerApi], [kind, writerApi]))
  const readable = reader.anyOf ?? reader.oneOf
  if (readable) {
    const perKind = readable.map((kind) => accepts([kind, readerApi], [writer, writerApi]))
    return perKind.some((problems) => problems.length === 0) ? [] : [' matches no kind']
  }

  const values = valuesOf(writer)
  const known = valuesOf(reader)
  if (known) {
    const unknown = values?.filter((value) => !known.includes(value))
    if (!unknown) return [` may be more than ${JSON.stringify(known)}`]
    return unknown.map((value) => ` may be ${JSON.stringify(value)}`)
  }
  if (reader.type && reader.type !== writer.type && !(reader.type === 'number' && writer.type === 'integer'))
    return [` is ${writer.type ?? JSON.stringify(values)}, not ${reader.type}`]
  const isOther = reader.pattern && reader.pattern !== writer.pattern
  return [
    ...(isOther ? [' has another pattern'] : []),
    ...lower.flatMap((limit) =>
      (reader[limit] ?? -Infinity) > (writer[limit] ?? -Infinity) ? [` has a lower ${limit}`] : [],
    ),
    ...upper.flatMap((limit) =>
      (reader[limit] ?? Infinity) < (writer[limit] ?? Infinity) ? [` has a higher ${limit}`] : [],
    ),
    ...(reader.required ?? []).flatMap((name) =>
      writer.required?.includes(name) ? [] : [`.${name} may be missing`],
    ),
    ...Object.entries(reader.properties ?? {}).flatMap(([name, property]) => {
      const sent = writer.properties?.[name]
      return sent
        ? accepts([property, readerApi], [sent, writerApi]).map((problem) => `.${name}${problem}`)
        : []
    }),
    ...within('items', '[]', [reader, readerApi], [writer, writerApi]),
    ...within('additionalProperties', '.*', [reader, readerApi], [writer, writerApi]),
  ]
}

const lower = ['minimum', 'minLength', 'minItems'] as const
const upper = ['maximum', 'maxLength', 'maxItems'] as const

function within(
  key: 'items' | 'additionalProperties',
  place: string,
  [reader, readerApi]: Located<Schema>,
  [writer, writerApi]: Located<Schema>,
): string[] {
  const [read, written] = [reader[key], writer[key]]
  if (typeof read !== 'object' || typeof written !== 'object') return []
  return accepts([read, readerApi], [written, writerApi]).map((problem) => `${place}${problem}`)
}

const valuesOf = (schema: Schema) => schema.enum ?? ('const' in schema ? [schema.const] : undefined)

function resolved([schema, api]: Located<Schema>): Located<Schema> {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  if (!name) return [schema, api]
  const found = api.components.schemas[name]
  if (!found) throw new Error(`There is no schema ${name}`)
  return resolved([found, api])
}

const querySchema = ({ parameters = [] }: Operation): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

/** The content of a response. An error status that the pages do not know counts as 500. */
function responseContent({ responses }: Operation, status: string, { components }: OpenApi) {
  const found = responses[status] ?? (Number(status) >= 400 ? responses[500] : undefined)
  const reference = found?.$ref?.replace('#/components/responses/', '')
  return reference ? components.responses[reference]?.content : found?.content
}

function contentAccepts(
  [read, readerApi]: Located<Content | undefined>,
  [written, writerApi]: Located<Content | undefined>,
): string[] {
  return Object.entries(written ?? {}).flatMap(([mediaType, { schema }]) => {
    const expected = read?.[mediaType]
    if (!expected) return [` is ${mediaType}`]
    return schema && expected.schema ? accepts([expected.schema, readerApi], [schema, writerApi]) : []
  })
}
