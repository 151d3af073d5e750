import { expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, firebase, resourcesOf, templatesOf, withoutExtras } from '#support/stacks.ts'

const { service: prod, alarms: prodAlarms } = templatesOf({ stage: 'prod', ...firebase })
const { service: dev } = templatesOf({ stage: 'dev', demo: 'true', ...firebase })
const { service: canaryInDev } = templatesOf({
  stage: 'dev',
  demo: 'true',
  canary: 'true',
  monitoring: 'true',
  ...firebase,
})
const { service: allAtOnce } = templatesOf({ stage: 'prod', canary: 'false', ...firebase })

const aliasesOf = (template: typeof prod) => resourcesOf(template, 'AWS::Lambda::Alias')
const groupsOf = (template: typeof prod) => resourcesOf(template, 'AWS::CodeDeploy::DeploymentGroup')
const updatePolicy = 'CodeDeployLambdaAliasUpdate'

test('each route calls its function through an alias, and old versions of functions are kept for rollbacks', () => {
  expect(aliasesOf(dev)).toHaveLength(Object.keys(routes).length)
  const called = resourcesOf(dev, 'AWS::ApiGatewayV2::Integration').map(
    ([, { Properties }]) => (Properties.IntegrationUri as { Ref: string }).Ref,
  )
  expect(called.sort()).toEqual(
    aliasesOf(dev)
      .map(([id]) => id)
      .sort(),
  )
  const versions = resourcesOf(dev, 'AWS::Lambda::Version')
  expect(versions).toHaveLength(called.length)
  for (const [, version] of versions) expect(version).toMatchObject({ DeletionPolicy: 'Retain' })
})

test('prod sends a tenth of the requests to a new version first, and none if an alarm is raised', () => {
  const groups = groupsOf(prod)
  expect(groups).toHaveLength(aliasesOf(prod).length)
  for (const [, { Properties }] of groups)
    expect(Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AlarmConfiguration: {
        Enabled: true,
        Alarms: expect.arrayContaining([{ Name: expect.anything() }]),
      },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
      },
    })
  for (const [id, alias] of aliasesOf(prod))
    expect(alias, id).toMatchObject({
      UpdatePolicy: { [updatePolicy]: { DeploymentGroupName: expect.anything() } },
    })
})

test.each(Object.entries<Route>(routes).filter(([, { access }]) => access !== 'demo'))(
  'a release of %s watches the alarm on its crashes and the five-minute fast-burn alarm of its objective',
  (key, { access }) => {
    const groups = groupsOf(prod).filter(([id]) => new RegExp(`^Releases${key}[0-9A-F]{8}$`).test(id))
    const alarms = groups.flatMap(
      ([, { Properties }]) => (Properties.AlarmConfiguration as { Alarms: { Name: string }[] }).Alarms,
    )
    const names = alarms.map(({ Name }) => Name)
    const existing = resourcesOf(prodAlarms, 'AWS::CloudWatch::Alarm').map(
      ([, { Properties }]) => Properties.AlarmName,
    )
    expect(existing).toEqual(expect.arrayContaining(names))
    const objective = {
      phone: 'sign-in',
      borrower: 'save',
      anyone: undefined,
      lender: 'save',
      public: 'offers',
      admin: 'list',
    }
    const watched = objective[access as keyof typeof objective]
    // Strangers can make sending a complaint fail by flooding it.
    expect(names).toEqual([
      `tulna-prod-errors-${key}`,
      ...(watched ? [`tulna-prod-${watched}-fast-burn-5m`] : []),
    ])
  },
)

test('releases are gradual if `canary` is on, and by default not in dev', () => {
  expect(groupsOf(dev)).toEqual([])
  expect(groupsOf(allAtOnce)).toEqual([])
  expect(groupsOf(canaryInDev)).toHaveLength(aliasesOf(canaryInDev).length)
})

test('the alarms are deployed before the functions whose releases they roll back, and import nothing of them', () => {
  const app = anApp({ stage: 'dev', canary: 'true', ...firebase }, withoutExtras)
  const { data, alarms, service } = addStacks(app)
  app.synth()
  expect(service.dependencies).toContain(alarms)
  expect(alarms.dependencies).toEqual([data])
})

test('pages are uploaded only after the functions are released', () => {
  const aliases = aliasesOf(prod).map(([id]) => id)
  const uploads = resourcesOf(prod, 'Custom::CDKBucketDeployment')
  expect(uploads.length).toBeGreaterThan(0)
  for (const [id, upload] of uploads)
    expect((upload as { DependsOn?: string[] }).DependsOn, id).toEqual(expect.arrayContaining(aliases))
})
