/** The name of a stage's user pool, by which `npm run admin` finds it. */
export const adminPoolName = (stage: string) => `tulna-${stage}-administrators`

/** The name of a stage's CloudFront key value store, by which `npm run switch` finds it. */
export const switchesName = (stage: string) => `tulna-${stage}-switches`

/** The name of a stage's function. */
export const functionNameOf = (stage: string, name: string) => `tulna-${stage}-${name}`

/** The functions without a route, by the names of their files in `functions/worker`. */
export const workers = {
  applyScheduledChanges: 'apply-scheduled-changes',
  exportUsers: 'export-users',
  eraseDemoBorrowers: 'erase-demo-borrowers',
  checkLinks: 'check-links',
  publishPayments: 'publish-payments',
} as const

/** The name of a stage's alarm, by which gradual releases find it in another stack. `name` is that in docs/incidents.md. */
export const alarmNameOf = (stage: string, name: string) => `tulna-${stage}-${name}`

/** The CloudWatch namespace of a stage's own metrics. */
export const metricNamespaceOf = (stage: string) => `Tulna/${stage}`
