/**
 * Names that both the functions and the infrastructure use. `lib` imports them from here, so that both spell them the
 * same way.
 */

import type { Access } from '#contract/route.ts'

/** Environment variables that the functions, or the SDKs in them, read. */
export const environment = {
  tableName: 'TABLE_NAME',
  sessionSecret: 'SESSION_SECRET_ID',
  /** The accepted value of `edgeHeader`, or two separated by a comma while it is rotated. */
  edgeSecret: 'EDGE_SECRET',
  /** The Firebase project whose tokens prove a phone number. Absent if the stage has only demo mode. */
  firebaseProject: 'FIREBASE_PROJECT_ID',
  /**
   * The address of Firebase's emulator, in the variable that Google's SDKs read. No template may set it: if it is set,
   * unsigned tokens of a `demo-` project are accepted.
   */
  firebaseEmulator: 'FIREBASE_AUTH_EMULATOR_HOST',
  /** Days without a sign-in after which the borrower must confirm the date of birth. */
  dormantDays: 'DORMANT_DAYS',
  /** How many write shards new months of the borrowers' index get. Absent if the stage has the default. */
  userIndexShards: 'USER_INDEX_SHARDS',
  /** The secret that signs the receipts of consents. */
  receiptSecret: 'RECEIPT_SECRET_ID',
  /** Days for which a closed account stays sealed. */
  retainDays: 'RETAIN_DAYS',
  exportsBucket: 'EXPORTS_BUCKET',
  exportWorker: 'EXPORT_WORKER',
  /** How many milliseconds before its timeout an export worker hands over to the next one. Only tests set it. */
  exportHandoverMs: 'EXPORT_HANDOVER_MS',
  logoBucket: 'LOGO_BUCKET',
  /** The SNS topic of the alarms, which also gets the complaints' references. */
  operatorsTopic: 'OPERATORS_TOPIC',
  /** The CloudWatch namespace of the stage's own metrics. */
  metricNamespace: 'METRIC_NAMESPACE',
  /** Adds `app/<function>` to the SDK's user agent, so that CloudTrail tells callers apart. */
  callerName: 'AWS_SDK_UA_APP_ID',
  /** How many times the SDK attempts a request before it gives up. */
  sdkAttempts: 'AWS_MAX_ATTEMPTS',
  /** Multiplies the timeouts of the SDK. Only the local cloud and tests set it, for a busy machine. */
  timeoutFactor: 'TIMEOUT_FACTOR',
} as const

/** The header by which functions recognize requests that come through CloudFront. */
export const edgeHeader = 'x-tulna-edge'

/** The folders of the logo bucket: new uploads, and the logos that offers use. */
export const uploadFolder = 'uploads'
export const logoFolder = 'logos'

/** The folder of the export files, in their bucket and in their path on the site. */
export const exportFolder = 'exports'

/** The name of a stage's user pool, by which `npm run admin` finds it. */
export const adminPoolName = (stage: string) => `tulna-${stage}-administrators`

/** The name of a stage's CloudFront key value store, by which `npm run switch` finds it. */
export const switchesName = (stage: string) => `tulna-${stage}-switches`

/** The name of a stage's function. */
export const functionNameOf = (stage: string, name: string) => `tulna-${stage}-${name}`

export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds after which DynamoDB may delete the item. */
  expiry: 'expires_at',
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
} as const

/** The functions without a route, by the names of their files in `functions/worker`. */
export const workers = { exportUsers: 'export-users', eraseDemoBorrowers: 'erase-demo-borrowers' } as const

/** The CloudWatch namespace of a stage's own metrics. */
export const metricNamespaceOf = (stage: string) => `Tulna/${stage}`

/**
 * The routes of the borrower's journey, in its order. Only they have metrics per route, because CloudWatch charges per
 * metric.
 */
export const journey: readonly string[] = [
  'code-sent',
  'mock-auth',
  'firebase-auth',
  'basic-details',
  'loan-preferences',
  // What the page of a borrower's offers loads.
  'applications',
  'apply',
]

/**
 * Routes that only record something for the metrics: that a code was sent, or how fast a page was. They count towards
 * no service level objective, because nobody waits for them.
 */
export const beacons: readonly string[] = ['code-sent', 'web-vitals']

/** The web vitals that visitors' browsers report, with the units of their metrics. */
export const webVitals = {
  units: { lcp: 'Milliseconds', inp: 'Milliseconds', cls: 'None' },
  dimension: 'language',
} as const

/**
 * The keys of a request's log line from which CloudWatch makes metrics. Their dimensions are the service level objective
 * and, for routes of the journey, the route.
 */
export const requestMetrics = {
  /** Milliseconds, without API Gateway and a cold start. Its number of samples is the number of requests. */
  duration: 'ms',
  /** Responses with a status of 500 or more. */
  faults: 'faults',
  /** Responses with a status from 400 to 499. */
  refused: 'refused',
  /** Responses with status 409, such as after other requests kept changing the same data until the last retry. */
  conflicts: 'conflicts',
  /** Retries by `Backoff`, after a lost race, a transaction conflict or throttling. */
  retries: 'retries',
  dimensions: { route: 'route', objective: 'objective' },
} as const

/** The service level objective that a route counts towards, by its access. */
export const objectiveOf = {
  phone: 'sign-in',
  demo: 'sign-in',
  borrower: 'save',
  anyone: 'save',
  public: 'offers',
  admin: 'list',
} as const satisfies Record<Access, string>

/** Log messages that alarms look for. */
export const logMessages = { exportFailed: 'export failed' } as const
