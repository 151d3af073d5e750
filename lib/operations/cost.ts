import { prices } from './prices.ts'

/** The parts of a CloudFormation template that cost something, whether or not anybody visits. */
export interface Template {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>
}

/** What a stage has, counted in its templates. */
export interface Fixed {
  /** Metrics that alarms watch. */
  alarmMetrics: number
  compositeAlarms: number
  /** Metrics in a namespace of ours, which alarms and dashboards show. */
  ownMetrics: number
  secrets: number
  keys: number
  /** Rules of AWS WAF; 0 without it. */
  wafRules: number
  /** How many functions run every minute. */
  everyMinute: number
  /** The warm throughput of the table and its index, where a setting raises it. */
  warm: { reads: number; writes: number }[]
}

/** A line of the bill. */
export interface Cost {
  name: string
  /** US dollars a month. */
  dollars: number
}

/**
 * What one journey uses: a borrower visits with nothing cached, signs in, fills in both forms, compares and applies.
 * `journey-files.test.ts` counts the requests, `npm run bench -- calls` the units of the table. `functionRuns` are
 * CloudFront's functions: two for a file or page, one for a call, none for a logo.
 */
const journey = {
  calls: 15,
  /** Six calls only count a step. */
  seconds: 8 * 0.06 + 6 * 0.02,
  gb: 0.5,
  writeUnits: 35,
  readUnits: 11,
  storedKb: 4,
  requests: 89,
  transferMb: 0.4,
  functionRuns: 158,
  switchReads: 16,
  logKb: 15 * 1.5,
}

/**
 * A run that finds nothing to do, as nearly all of them, and makes a trace. The reads are of all functions that run every minute: the
 * changes that are due, what the feeds were written from, the last published day, the list of 100 offers, each of 4 KB, what lenders
 * pay and what the report of that was written from.
 */
const run = { perMonth: 30 * 24 * 60, seconds: 0.05, gb: 0.25, reads: 55 }

/** X-Ray takes the first request of each second, and 5% of the others. */
const traced = { perMonth: 30 * 24 * 3600, share: 0.05 }

const millions = (count: number) => count / 1e6
const gbOf = (kilobytes: number) => kilobytes / 1e6
const beyond = (count: number, free: number) => Math.max(0, count - free)

/** Counts in the templates of a stage's stacks what costs something each month. */
export function countFixed(templates: Template[]): Fixed {
  const all = templates.flatMap(({ Resources = {} }) => Object.values(Resources))
  const ofType = (type: string) => all.filter(({ Type }) => Type === type)
  const alarms = ofType('AWS::CloudWatch::Alarm').map(({ Properties = {} }) => Properties)
  const dashboards = ofType('AWS::CloudWatch::Dashboard').map(({ Properties = {} }) => bodyOf(Properties))
  return {
    alarmMetrics: alarms.reduce((sum, alarm) => sum + metricsOf(alarm), 0),
    compositeAlarms: ofType('AWS::CloudWatch::CompositeAlarm').length,
    ownMetrics: new Set(ownMetricsIn([...alarms, ...dashboards])).size,
    secrets: ofType('AWS::SecretsManager::Secret').length,
    keys: ofType('AWS::KMS::Key').length,
    wafRules: ofType('AWS::WAFv2::WebACL').reduce(
      (sum, { Properties = {} }) => sum + [Properties.Rules].flat().length,
      0,
    ),
    everyMinute: ofType('AWS::Events::Rule').filter(
      ({ Properties = {} }) => Properties.ScheduleExpression === 'cron(* * * * ? *)',
    ).length,
    warm: ofType('AWS::DynamoDB::GlobalTable').flatMap(({ Properties = {} }) => warmIn(Properties)),
  }
}

/** The warm throughput of a table and of its indexes. */
function warmIn(table: Record<string, unknown>): { reads: number; writes: number }[] {
  const indexes = (table.GlobalSecondaryIndexes ?? []) as Record<string, unknown>[]
  return [table, ...indexes].flatMap(({ WarmThroughput }) => {
    if (!WarmThroughput) return []
    const { ReadUnitsPerSecond: reads, WriteUnitsPerSecond: writes } = WarmThroughput as Record<
      string,
      number
    >
    return [{ reads: reads ?? 0, writes: writes ?? 0 }]
  })
}

/** What raising a new table to its warm throughput costs, once. */
export function warmCost({ warm }: Fixed): number {
  const { write, read, freeWrites, freeReads } = prices.warmThroughput
  return warm.reduce(
    (sum, { reads, writes }) => sum + beyond(writes, freeWrites) * write + beyond(reads, freeReads) * read,
    0,
  )
}

/** How many metrics an alarm reads. A query, which may read many, counts as one. */
function metricsOf(alarm: Record<string, unknown>): number {
  const parts = (alarm.Metrics ?? []) as { MetricStat?: unknown; Expression?: string }[]
  const read = parts.filter(
    ({ MetricStat, Expression = '' }) => MetricStat || Expression.startsWith('SELECT'),
  )
  return Math.max(1, read.length)
}

/** The metrics in namespaces such as `Tulna/prod` that something shows or watches, each with its dimensions. */
function ownMetricsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { Namespace, MetricName, Dimensions = [] } = value as Record<string, unknown>
  if (isOurs(Namespace)) return [JSON.stringify([MetricName, pairsOf(Dimensions)])]
  // In a dashboard: a namespace, a name, the names and values of dimensions, and perhaps options.
  if (Array.isArray(value) && isOurs(value[0])) {
    const [, name, ...dimensions] = value.filter((part) => typeof part === 'string')
    return [JSON.stringify([name, dimensions])]
  }
  return Object.values(value).flatMap(ownMetricsIn)
}

const isOurs = (namespace: unknown) => typeof namespace === 'string' && namespace.startsWith('Tulna/')

const pairsOf = (dimensions: unknown) =>
  (dimensions as { Name: string; Value: string }[]).flatMap(({ Name, Value }) => [Name, Value])

/** The body of a dashboard, in which CloudFormation puts names in the place of references. */
function bodyOf(dashboard: Record<string, unknown>): unknown {
  const { DashboardBody } = dashboard as { DashboardBody: string | { 'Fn::Join': [string, unknown[]] } }
  const parts = typeof DashboardBody === 'string' ? [DashboardBody] : DashboardBody['Fn::Join'][1]
  return JSON.parse(parts.map((part) => (typeof part === 'string' ? part : 'reference')).join(''))
}

/** The bill of a month with so many journeys, without taxes, backups elsewhere and reads of secrets. */
export function monthlyCost(fixed: Fixed, journeys: number): Cost[] {
  const { api, lambda, table, cloudFront, logs, traces, cloudWatch, secret, key, waf } = prices
  const calls = journeys * journey.calls
  const storedGb = gbOf(journeys * journey.storedKb)
  const requests = journeys * journey.requests
  const spans = Math.min(calls, traced.perMonth + traced.share * calls)
  return [
    { name: 'API', dollars: millions(calls) * api.perMillion },
    { name: 'Lambda, calls', dollars: millions(calls) * lambda.perMillion },
    { name: 'Lambda, time', dollars: journeys * journey.seconds * journey.gb * lambda.perGbSecond },
    { name: 'Table, writes', dollars: millions(journeys * journey.writeUnits) * table.writesPerMillion },
    { name: 'Table, reads', dollars: millions(journeys * journey.readUnits) * table.readsPerMillion },
    {
      name: 'Table, storage and recovery',
      dollars: beyond(storedGb, table.freeGb) * table.perGb + storedGb * table.recoveryPerGb,
    },
    {
      name: 'CloudFront, requests',
      dollars: millions(beyond(requests, cloudFront.freeRequests)) * cloudFront.requestsPerMillion,
    },
    {
      name: 'CloudFront, data',
      dollars: beyond(gbOf(journeys * journey.transferMb * 1000), cloudFront.freeGb) * cloudFront.perGb,
    },
    {
      name: 'CloudFront functions and switches',
      dollars:
        millions(beyond(journeys * journey.functionRuns, cloudFront.freeFunctions)) *
          cloudFront.functionsPerMillion +
        millions(journeys * journey.switchReads) * cloudFront.keyValueReadsPerMillion,
    },
    { name: 'Logs', dollars: gbOf(journeys * journey.logKb) * logs.perGb },
    { name: 'Traces', dollars: millions(spans) * traces.perMillion },
    {
      name: 'What runs every minute',
      dollars:
        run.perMonth *
        (fixed.everyMinute *
          ((lambda.perMillion + traces.perMillion) / 1e6 + run.seconds * run.gb * lambda.perGbSecond) +
          millions(run.reads) * table.readsPerMillion),
    },
    {
      name: 'Alarms',
      dollars:
        beyond(fixed.alarmMetrics, cloudWatch.freeAlarmMetrics) * cloudWatch.alarmMetric +
        fixed.compositeAlarms * cloudWatch.compositeAlarm,
    },
    {
      name: 'Metrics of our own',
      dollars: beyond(fixed.ownMetrics, cloudWatch.freeMetrics) * cloudWatch.metric,
    },
    { name: 'Secrets and keys', dollars: fixed.secrets * secret + fixed.keys * key },
    {
      name: 'WAF',
      dollars: fixed.wafRules ? waf.acl + fixed.wafRules * waf.rule + millions(requests) * waf.perMillion : 0,
    },
  ]
}

/** The bill in lines of text, with its sum and, beside it, what the codes would cost at a price for each. */
export function describeCost(fixed: Fixed, journeys: number, smsPrice: number): string[] {
  const lines = monthlyCost(fixed, journeys)
  const total = lines.reduce((sum, { dollars }) => sum + dollars, 0)
  const row = (name: string, dollars: number) => `${name.padEnd(36)}${`$${dollars.toFixed(2)}`.padStart(12)}`
  return [
    `${journeys.toLocaleString('en-US')} journeys a month, at AWS's list prices of ${prices.asOf}`,
    `Counted in the templates: ${fixed.alarmMetrics} metrics with alarms, ${fixed.compositeAlarms} combined alarms, ${fixed.ownMetrics} metrics of our own, ${fixed.secrets} secrets, ${fixed.keys} keys, ${fixed.wafRules} rules of WAF`,
    ...lines.map(({ name, dollars }) => row(name, dollars)),
    row('AWS', total),
    row(`Codes, at $${smsPrice} each (Firebase)`, journeys * smsPrice),
    ...(fixed.warm.length > 0 ? [row('Warm throughput of a new table, once', warmCost(fixed))] : []),
  ]
}
