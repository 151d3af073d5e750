/**
 * `npm run openapi` writes openapi.json, the OpenAPI 3.1 description of the API, from the routes of the contract.
 * `npm run openapi -- --check` fails if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { Application } from '#contract/application.ts'
import { UserInfo } from '#contract/borrower.ts'
import { lenderHeaders } from '#contract/handover-outcome.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { AdminOffer, Offer } from '#contract/offer.ts'
import { type Access, ErrorResponse, type Route } from '#contract/route.ts'
import { type RouteDocs, routeDocs } from '#contract/route-docs.ts'
import * as routeModule from '#contract/routes.ts'
import { Stats, UserRecord, UserRow } from '#contract/user-record.ts'

type Json = Record<string, unknown>

const routes: (Route & RouteDocs)[] = Object.entries(routeModule).map(([key, route]) => ({
  ...route,
  ...routeDocs[key as keyof typeof routeModule],
}))
const file = resolve(import.meta.dirname, '../openapi.json')

const components = { AdminOffer, Application, ErrorResponse, Offer, Stats, UserInfo, UserRecord, UserRow }

const statuses: Record<number, string> = {
  400: 'The request is invalid. `fields` names the invalid fields.',
  401: 'There is no valid session.',
  403: 'The caller is not allowed to do this.',
  404: 'There is no such item.',
  409: 'The change conflicts with another one.',
  413: `The body is too large: over ${limits.jsonCharacters} characters of JSON, or a form over ${limits.formBytes} bytes.`,
  415: 'The content type of the body is not the documented one.',
  429: 'Too many requests.',
  500: 'The server failed.',
  503: 'The server is overloaded, or saving is paused. Retry after the seconds in `Retry-After`.',
}

const notes: Record<Access, string> = {
  public: '',
  anyone: 'Public. With a session, the request is made in the borrower’s name.',
  borrower: 'A borrower can only name their own id.',
  lender: 'For lenders, which sign each request with a key of their own.',
  admin: 'For administrators.',
  phone: 'Public. Deployed only in stages that have a phone provider.',
  demo: 'Public. Deployed only in stages with demo mode.',
}

const security: Partial<Record<Access, Json[]>> = {
  anyone: [{}, { borrower: [] }],
  borrower: [{ borrower: [] }],
  admin: [{ administrator: [] }],
  lender: [{ lender: [] }],
}
const securityOf = (access: Access) => security[access] ?? []

/** Schemas of responses, which refer to the shared ones under `components`. */
function responseSchemas(): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(components)) registry.add(schema, { id })
  for (const { name, response } of routes) registry.add(response, { id: name })
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema as Json]),
  )
}

/** The schema of what a client sends. A field is required if the contract refuses a request without it. */
const inputSchema = (schema: z.ZodMiniType): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      if (def.type === 'pipe' && def.in._zod.def.type === 'transform')
        Object.assign(jsonSchema, inputSchema(def.out as z.ZodMiniType))
      if (def.type === 'pipe' && def.out._zod.def.type === 'number' && jsonSchema.anyOf)
        jsonSchema.anyOf = jsonSchema.anyOf.map((member) =>
          typeof member === 'object' && member.type === 'number'
            ? inputSchema(def.out as z.ZodMiniType)
            : member,
        )
      if (def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      if (def.type === 'object') {
        const isRequired = ([, field]: [string, z.core.$ZodType]) => !z.safeParse(field, undefined).success
        const required = Object.entries(def.shape).filter(isRequired)
        jsonSchema.required = required.map(([name]) => name)
      }
    },
  })
  return json as Json
}

function queryParameters({ query }: Route) {
  const { properties = {}, required = [] } = query ? inputSchema(query) : {}
  return Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))
}

function errorResponses({ access, body, query, errors = [] }: Route & RouteDocs) {
  const found = new Set([...errors, 429, 500, 503])
  if (body || query) found.add(400)
  if (body) found.add(413).add(415)
  if (securityOf(access).length > 0) found.add(401).add(403)
  return Object.fromEntries(
    [...found].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )
}

function successResponses({ name, file: mediaType, edgeCacheSeconds }: Route, schemas: Record<string, Json>) {
  const content = { 'application/json': { schema: schemas[name] } }
  const location = {
    location: {
      description: 'The URL to request next: this route while the export runs, or the file.',
      schema: { type: 'string', format: 'uri-reference' },
    },
  }
  return {
    200: {
      description: 'Success.',
      content: { ...content, ...(mediaType && { [mediaType]: { schema: { type: 'string' } } }) },
    },
    ...(mediaType && {
      202: { description: 'Still running. Repeat the request with the id.', content },
      303: {
        description: `The client accepts ${mediaType}. The file is still being written, or too large for this response.`,
        headers: location,
      },
    }),
    ...(edgeCacheSeconds && { 304: { description: 'The client has the current version (ETag).' } }),
  }
}

function operation(route: Route & RouteDocs, schemas: Record<string, Json>) {
  const { name, summary, access, body, isForm } = route
  const mediaType = isForm ? 'multipart/form-data' : 'application/json'
  const parameters = queryParameters(route)
  return {
    operationId: name,
    summary,
    ...(notes[access] && { description: notes[access] }),
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [mediaType]: { schema: inputSchema(body) } } } }),
    responses: { ...successResponses(route, schemas), ...errorResponses(route) },
  }
}

function errorComponent(status: string, description: string) {
  const message = Number(status) === 429 ? messages.tooManyRequests : messages.requestInvalid
  const retryAfter = { 'retry-after': { description: 'Seconds.', schema: { type: 'integer' } } }
  return {
    description,
    ...(status === '503' && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorResponse' },
        ...((status === '400' || status === '429') && { example: { success: false, message } }),
      },
    },
  }
}

function document() {
  const schemas = responseSchemas()
  const byPath = routes.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const token = (description: string) => ({
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description,
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tulna API',
      version: '0.1.0',
      description: `Generated by \`npm run openapi\` from functions/contract/routes.ts. Amounts are rupees, tenures months.`,
    },
    servers: [{ url: '/', description: 'The API shares the origin of the site.' }],
    paths: Object.fromEntries(
      byPath.map((route) => [route.path, { [route.method.toLowerCase()]: operation(route, schemas) }]),
    ),
    components: {
      schemas: Object.fromEntries(Object.keys(components).map((id) => [id, schemas[id]])),
      responses: Object.fromEntries(
        Object.entries(statuses).map(([status, text]) => [status, errorComponent(status, text)]),
      ),
      securitySchemes: {
        administrator: token('The access token of a Cognito user in the group `admin`.'),
        lender: {
          type: 'apiKey',
          in: 'header',
          name: lenderHeaders.signature,
          description: `\`v1=\` and the hexadecimal HMAC-SHA256, with the lender’s key, of the value of \`${lenderHeaders.timestamp}\` (Unix seconds, at most five minutes from now), a full stop and the body as it is sent. \`${lenderHeaders.lender}\` has the lender’s id, percent-encoded.`,
        },
        borrower: token('The `token` in the response to a sign-in.'),
      },
    },
  }
}

const current = `${JSON.stringify(document(), null, 2)}\n`
const [option] = process.argv.slice(2)
if (option !== undefined && option !== '--check') {
  console.error('Usage: npm run openapi, or npm run openapi -- --check')
  process.exitCode = 1
} else if (!option) writeFileSync(file, current)
else if (readFileSync(file, 'utf8') !== current) {
  console.error('openapi.json is out of date. Run `npm run openapi`.')
  process.exitCode = 1
}
