/**
 * Names that both the functions and the infrastructure use. `lib` imports them from here, so that a
 * setting, a key or an attribute is spelled in one place.
 */

/** Environment variables that the infrastructure sets and the functions read. */
export const environment = {
  tableName: 'TABLE_NAME',
  sessionSecret: 'SESSION_SECRET_ID',
  /** Whose tokens prove a phone number; absent where the stage has only demo mode. */
  firebaseProject: 'FIREBASE_PROJECT_ID',
  /**
   * Where Firebase's own emulator is, as Google's SDKs name it. No template may set this one: with it, tokens
   * of a `demo-` project are believed without a signature.
   */
  firebaseEmulator: 'FIREBASE_AUTH_EMULATOR_HOST',
  /** Days without a sign-in after which a number's borrower is asked for the date of birth. */
  dormantDays: 'DORMANT_DAYS',
  exportsBucket: 'EXPORTS_BUCKET',
  exportWorker: 'EXPORT_WORKER',
  logoBucket: 'LOGO_BUCKET',
  /** Adds `app/<function>` to the SDK's user agent, so that CloudTrail tells callers apart. */
  callerName: 'AWS_SDK_UA_APP_ID',
  /** How often the SDK sends a request that is throttled or fails on the way. */
  sdkAttempts: 'AWS_MAX_ATTEMPTS',
} as const

/** The folders of the logos' bucket: what was uploaded a moment ago, and what offers have. */
export const uploadFolder = 'uploads'
export const logoFolder = 'logos'

/** What the user pool of a stage is called, for whoever adds an administrator. */
export const adminPoolName = (stage: string) => `tulna-${stage}-administrators`

/** What a function of a stage is called. */
export const functionNameOf = (stage: string, name: string) => `tulna-${stage}-${name}`

export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds after which DynamoDB may delete the item. */
  expiry: 'expires_at',
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
} as const

/** Functions that no route calls: each is a file in `functions/worker`. */
export const workers = { exportUsers: 'export-users', eraseDemoBorrowers: 'erase-demo-borrowers' } as const

/** What functions log and alarms look for. */
export const logged = { exportFailed: 'export failed' } as const
