/** AWS's list prices in ap-south-1 in November 2026, in US dollars. `free` is what each month has at no charge. */
export const prices = {
  asOf: 'November 2026',
  api: { perMillion: 1.05 },
  lambda: { perMillion: 0.2, perGbSecond: 0.0000133 },
  table: { writesPerMillion: 0.71, readsPerMillion: 0.14, perGb: 0.285, recoveryPerGb: 0.228, freeGb: 25 },
  /** Once for each unit that is raised, about the price of one hour of that unit, provisioned. */
  warmThroughput: { write: 0.00074, read: 0.000148, freeWrites: 4_000, freeReads: 12_000 },
  cloudFront: {
    requestsPerMillion: 1.2,
    freeRequests: 10_000_000,
    perGb: 0.109,
    freeGb: 1_000,
    functionsPerMillion: 0.1,
    freeFunctions: 2_000_000,
    keyValueReadsPerMillion: 0.03,
  },
  logs: { perGb: 0.67 },
  traces: { perMillion: 5 },
  cloudWatch: { alarmMetric: 0.1, freeAlarmMetrics: 10, compositeAlarm: 0.5, metric: 0.3, freeMetrics: 10 },
  secret: 0.4,
  key: 1,
  waf: { acl: 5, rule: 1, perMillion: 0.6 },
} as const
