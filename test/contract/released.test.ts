import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { incompatibilities, type OpenApi, type Schema } from '#support/api-compatibility.ts'

const read = (file: string): OpenApi => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const released = read('released.json')
const current = read('../../openapi.json')

const newPage = 'the beacon is refused until the functions are back; pages ignore its response'

/**
 * The incompatibilities between the last release and this one that are allowed, each with the reason. Delete them when
 * you replace `released.json`.
 */
const allowed: {
  pagesOfTheLastRelease: Record<string, string>
  functionsOfTheLastRelease: Record<string, string>
} = {
  pagesOfTheLastRelease: {},
  functionsOfTheLastRelease: {
    'POST /user/web-vitals: body.page may be "/how-we-rank/on/:day"': newPage,
    'POST /user/web-vitals: body.page may be "/loans"': newPage,
    'POST /user/web-vitals: body.page may be "/loans/:type"': newPage,
    'POST /user/web-vitals: body.page may be "/my-loans"': newPage,
    'POST /user/web-vitals: body.page may be "/tools/complain"': newPage,
    'POST /user/web-vitals: body.page may be "/tools/education"': newPage,
    'POST /user/web-vitals: body.page may be "/tools/gold"': newPage,
    'POST /user/web-vitals: body.page may be "/tools/reset"': newPage,
    'POST /user/web-vitals: body.page may be "/tools/true-cost"': newPage,
  },
}

test('the pages of the last release work with these functions', () => {
  const found = incompatibilities(released, current)
  expect(found).toEqual(Object.keys(allowed.pagesOfTheLastRelease))
})

test('these pages work with the functions of the last release, to which a rollback returns', () => {
  const found = incompatibilities(current, released)
  // Pages that call a new route must be able to do without it.
  const others = found.filter((problem) => !problem.endsWith('there is no such route'))
  expect(others).toEqual(Object.keys(allowed.functionsOfTheLastRelease))
})

const preferences = '/user/loan-preferences'

type ObjectSchema = Schema & Required<Pick<Schema, 'properties' | 'required'>>

/** The schemas that the cases below change: the body of a request, and `UserInfo`, which responses have. */
function schemasOf(api: OpenApi) {
  const body = api.paths[preferences]?.post?.requestBody?.content['application/json']?.schema
  return { body: body as ObjectSchema, userInfo: api.components.schemas.UserInfo as ObjectSchema }
}

type Schemas = ReturnType<typeof schemasOf>

const text: Schema = { type: 'string' }
const body = `POST ${preferences}: body`

/** Changes to the API, each with the problems of old pages with new functions, and of new pages with old functions. */
const changes: [string, (schemas: Schemas, api: OpenApi) => void, string[], string[]][] = [
  [
    'a new field that may be left out',
    ({ body }) => {
      body.properties.note = text
    },
    [],
    [],
  ],
  [
    'a new required field',
    ({ body }) => {
      body.properties.note = text
      body.required.push('note')
    },
    [`${body}.note may be missing`],
    [],
  ],
  [
    'a field that is not required any more',
    ({ body }) => {
      body.required = body.required.filter((name) => name !== 'purpose')
    },
    [],
    [`${body}.purpose may be missing`],
  ],
  [
    'a number that may no longer be text, and a lower maximum',
    ({ body }) => {
      body.properties.loan_amount = { type: 'integer', minimum: 5_000, maximum: 9_000 }
    },
    [`${body}.loan_amount has a higher maximum`, `${body}.loan_amount is string, not integer`],
    [],
  ],
  [
    'one more choice',
    ({ body }) => {
      body.properties.purpose?.enum?.push('Solar Panels')
    },
    [],
    [`${body}.purpose may be "Solar Panels"`],
  ],
  [
    'another pattern',
    ({ body }) => {
      body.properties.id = { ...body.properties.id, pattern: '^b' }
    },
    [`${body}.id has another pattern`],
    [],
  ],
  [
    'a response that may lack a field',
    ({ userInfo }) => {
      userInfo.required = []
    },
    ['.id may be missing'],
    [],
  ],
  [
    'a response with another type',
    ({ userInfo }) => {
      userInfo.properties.loan_amount = text
    },
    ['.loan_amount is string, not number'],
    ['.loan_amount is number, not string'],
  ],
  [
    'a response with one more field',
    ({ userInfo }) => {
      userInfo.properties.note = text
    },
    [],
    [],
  ],
  [
    'a response whose new field the pages rely on',
    ({ userInfo }) => {
      userInfo.properties.note = text
      userInfo.required.push('note')
    },
    [],
    ['.note may be missing'],
  ],
  [
    'a route that is gone',
    (_schemas, api) => {
      delete api.paths[preferences]
    },
    [`POST ${preferences}: there is no such route`],
    [],
  ],
  [
    'a route that needs a session from now on',
    (_schemas, api) => {
      const list = api.paths['/user/offer-list']?.get
      if (list) list.security = [{ borrower: [] }]
    },
    ['GET /user/offer-list: the releases differ in who may call it'],
    ['GET /user/offer-list: the releases differ in who may call it'],
  ],
]

test.each(changes)('finds what breaks with %s', (_name, change, forOldPages, forOldFunctions) => {
  const changed = structuredClone(current)
  change(schemasOf(changed), changed)
  const withoutRoute = (found: string[]) =>
    found.map((problem) => problem.replace(/^.*: 200(\.\w+)?(?=\.)/, ''))
  expect(new Set(withoutRoute(incompatibilities(current, changed)))).toEqual(new Set(forOldPages))
  expect(new Set(withoutRoute(incompatibilities(changed, current)))).toEqual(new Set(forOldFunctions))
})
