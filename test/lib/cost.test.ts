import { readFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { countFixed, describeCost, monthlyCost, warmCost } from '#lib/operations/cost.ts'
import { variants } from '#lib/settings/variants.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, resourcesOf, withoutExtras } from '#support/stacks.ts'

/** The templates of prod with AWS WAF, as the manual's table counts them. */
function templatesOfProd() {
  const app = anApp({ ...variants['prod without WAF'], waf: 'true' }, withoutExtras)
  const { data, alarms, service } = addStacks(app)
  return [data, alarms, service, app.node.findChild('Tulna-prod-Edge') as typeof data].map((stack) =>
    Template.fromStack(stack),
  )
}

const templates = templatesOfProd()
const fixed = countFixed(templates.map((template) => template.toJSON()))

test('counts what costs something without visitors in the templates', () => {
  const count = (type: string) => templates.flatMap((template) => resourcesOf(template, type)).length
  expect(fixed.secrets).toBe(count('AWS::SecretsManager::Secret'))
  expect(fixed.compositeAlarms).toBe(count('AWS::CloudWatch::CompositeAlarm'))
  expect(fixed.alarmMetrics).toBeGreaterThanOrEqual(count('AWS::CloudWatch::Alarm'))
  expect(fixed.wafRules).toBe(8)
  expect(fixed.everyMinute).toBe(2)
  expect(fixed.ownMetrics).toBeGreaterThan(30)
  expect(countFixed([{}])).toEqual({
    alarmMetrics: 0,
    compositeAlarms: 0,
    ownMetrics: 0,
    secrets: 0,
    keys: 0,
    wafRules: 0,
    everyMinute: 0,
    warm: [],
  })
})

test('a metric that an alarm and a dashboard show is one, and with other dimensions another', () => {
  const metric = (Value: string) => ({
    Namespace: 'Tulna/prod',
    MetricName: 'faults',
    Dimensions: [{ Name: 'route', Value }],
  })
  const alarm = (Value: string) => ({ Type: 'AWS::CloudWatch::Alarm', Properties: metric(Value) })
  const body = JSON.stringify({
    widgets: [
      {
        properties: {
          metrics: [
            ['Tulna/prod', 'faults', 'route', '/a', { stat: 'Sum' }],
            ['AWS/Lambda', 'Errors'],
          ],
        },
      },
    ],
  })
  const Resources = {
    First: alarm('/a'),
    Second: alarm('/b'),
    Dashboard: { Type: 'AWS::CloudWatch::Dashboard', Properties: { DashboardBody: body } },
  }
  expect(countFixed([{ Resources }])).toMatchObject({ ownMetrics: 2, alarmMetrics: 2 })
})

test('the manual’s table is what the command prints', () => {
  const section =
    readFileSync('docs/operations.md', 'utf8').split('## Monthly cost\n')[1]?.split('\n## ')[0] ?? ''
  const rows = new Map(
    section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('**', '')))
      .map(([, name = '', , ...figures]) => [name, figures.slice(0, 3)]),
  )
  for (const [column, journeys] of [1e3, 1e6, 1e7].entries()) {
    const costs = monthlyCost(fixed, journeys)
    const total = { name: 'AWS', dollars: costs.reduce((sum, { dollars }) => sum + dollars, 0) }
    for (const { name, dollars } of [...costs, total])
      expect([name, rows.get(name)?.[column]]).toEqual([name, `$${dollars.toFixed(2)}`])
  }
})

test('prints a line for each cost, the sum, and what the codes cost', () => {
  const lines = describeCost(fixed, 1_000_000, 0.01)
  expect(lines[0]).toContain('1,000,000 journeys')
  expect(lines.at(-1)).toMatch(/^Codes, at \$0\.01 each.*\$10000\.00$/)
  const sum = monthlyCost(fixed, 1_000_000).reduce((total, { dollars }) => total + dollars, 0)
  expect(lines.at(-2)).toContain(`$${sum.toFixed(2)}`)
})

const costOf = (settings: Record<string, string>) => {
  const app = anApp(settings, withoutExtras)
  const { stage, data, alarms, service } = addStacks(app)
  const stacks = [data, alarms, service, app.node.findChild(`Tulna-${stage}-Edge`) as typeof data]
  return countFixed(stacks.map((stack) => Template.fromStack(stack).toJSON()))
}

test('a dev stage that nobody visits costs only its secrets and what runs every minute', () => {
  const costs = monthlyCost(costOf({ stage: 'dev', demo: 'true' }), 0)
  expect(costs.filter(({ dollars }) => dollars > 0)).toEqual([
    { name: 'What runs every minute', dollars: expect.closeTo(0.8) },
    { name: 'Secrets and keys', dollars: 0.4 * 4 },
  ])
})

test('prints what a raised warm throughput of the table and its index costs, once', () => {
  const raised = costOf({ stage: 'dev', demo: 'true', warmJourneys: '10000' })
  expect(raised.warm).toEqual([
    { reads: 100_000, writes: 350_000 },
    { reads: 12_000, writes: 30_000 },
  ])
  expect(warmCost(raised)).toBeCloseTo((346_000 + 26_000) * 0.00074 + 88_000 * 0.000148)
  expect(describeCost(raised, 0, 0.01).at(-1)).toMatch(/^Warm throughput.*once +\$288\.30$/)
  expect(warmCost(costOf({ stage: 'dev', demo: 'true', warmJourneys: '1' }))).toBe(0)
})
