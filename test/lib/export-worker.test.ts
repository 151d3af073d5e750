import { expect, test } from 'vitest'
import { environment } from '#runtime/environment.ts'
import { firebase, permissionsOf, resourcesOf, templatesOf } from '#support/stacks.ts'

const { service } = templatesOf({ stage: 'prod', ...firebase })

const ours = (type: string) => resourcesOf(service, type).filter(([id]) => id.startsWith('ExportWorker'))

const statementsOf = (start: string) =>
  permissionsOf(service).flatMap(([id, statements]) => (id.startsWith(start) ? statements : []))

test('gives a worker 15 minutes and a full vCPU, never retries it, and lets it start the next one', () => {
  const [[, fn] = []] = ours('AWS::Lambda::Function')
  expect(fn?.Properties).toMatchObject({ Timeout: 900, MemorySize: 1769, Runtime: 'nodejs24.x' })
  expect(fn?.Properties).toMatchObject({ RecursiveLoop: 'Allow' })
  const name = fn?.Properties.FunctionName
  expect(fn?.Properties.Environment).toMatchObject({ Variables: { [environment.exportWorker]: name } })
  const start = statementsOf('ExportWorker').find(({ Action }) => Action === 'lambda:InvokeFunction')
  expect(JSON.stringify(start?.Resource)).toContain(`:function:${name}"`)
  const [[, config] = []] = ours('AWS::Lambda::EventInvokeConfig')
  expect(config?.Properties).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 })
})

test('has no API route', () => {
  // An integration refers to the function’s alias, whose logical id begins like the function’s.
  const integrations = JSON.stringify(resourcesOf(service, 'AWS::ApiGatewayV2::Integration'))
  expect(integrations).toContain('"exportUsersFunction')
  expect(integrations).not.toContain('"ExportWorker')
})

test('may scan only the index, and may not read the files that it writes', () => {
  const statements = statementsOf('ExportWorker')
  const actions = statements.flatMap(({ Action }) => Action).filter((action) => !/^(xray|logs):/.test(action))
  expect(actions.sort()).toEqual([
    'dynamodb:GetItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:Scan',
    'dynamodb:UpdateItem',
    'lambda:InvokeFunction',
    's3:AbortMultipartUpload',
    's3:PutObject',
  ])
  const scan = statements.find(({ Action }) => Action === 'dynamodb:Scan')
  expect(scan?.Resource).toEqual({ 'Fn::Join': ['', [expect.anything(), '/index/gsi1']] })
})

test('is started by one other function, which may read its files', () => {
  const mayStart = permissionsOf(service).filter(
    ([id, statements]) =>
      !id.startsWith('ExportWorker') && statements.some(({ Action }) => Action === 'lambda:InvokeFunction'),
  )
  expect(mayStart).toHaveLength(1)
  expect(mayStart[0]?.[0]).toMatch(/^exportUsers/)
  const actions = statementsOf('exportUsers').flatMap(({ Action }) => Action)
  expect(actions).toEqual(expect.arrayContaining(['s3:GetObject', 'lambda:InvokeFunction']))
  const [[, fn] = []] = resourcesOf(service, 'AWS::Lambda::Function').filter(([id]) =>
    /^exportUsers/.test(id),
  )
  expect(fn?.Properties.Environment).toMatchObject({
    Variables: {
      [environment.exportWorker]: expect.anything(),
      [environment.exportsBucket]: expect.anything(),
    },
  })
})
