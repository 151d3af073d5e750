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
  /** How many write shards of the totals new borrowers are spread among. Absent if the stage has one. */
  totalsShards: 'TOTALS_SHARDS',
  /** The secret from which the keys are derived that sign the receipts of consents and the daily rankings. */
  receiptSecret: 'RECEIPT_SECRET_ID',
  /** The secret from which the keys are derived with which lenders sign outcomes. */
  outcomeSecret: 'OUTCOME_SECRET_ID',
  /** Days for which a closed account stays sealed. */
  retainDays: 'RETAIN_DAYS',
  exportsBucket: 'EXPORTS_BUCKET',
  exportWorker: 'EXPORT_WORKER',
  /** How many milliseconds before its timeout an export worker hands over to the next one. Only tests set it. */
  exportHandoverMs: 'EXPORT_HANDOVER_MS',
  logoBucket: 'LOGO_BUCKET',
  /** The hosts of lenders' pages that the link checker may ask, with commas between them. */
  linkHosts: 'LINK_HOSTS',
  /** Set if another administrator has to approve what one changes in an offer. */
  twoPairsOfEyes: 'TWO_PAIRS_OF_EYES',
  /** The address of the site, without a trailing slash. */
  siteAddress: 'SITE_ADDRESS',
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

export const isSet = (name: string) => Boolean(process.env[name])

/** Reads a setting from the environment. Throws an error that names it if it is missing. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is not set`)
  return value
}
