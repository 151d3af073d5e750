/**
 * Names that both the functions and the infrastructure use. `lib` imports them from here, so that a
 * setting, a key or an attribute is spelled in one place.
 */

/** Environment variables that the infrastructure sets and the functions read. */
export const environment = {
  tableName: 'TABLE_NAME',
  sessionSecret: 'SESSION_SECRET_ID',
  /** The Firebase project whose tokens prove a phone number. Absent if the stage has only demo mode. */
  firebaseProject: 'FIREBASE_PROJECT_ID',
  /**
   * The address of Firebase's emulator, in the variable that Google's SDKs read. No template may set it: if it is set,
   * unsigned tokens of a `demo-` project are accepted.
   */
  firebaseEmulator: 'FIREBASE_AUTH_EMULATOR_HOST',
  /** Days without a sign-in after which the borrower must confirm the date of birth. */
  dormantDays: 'DORMANT_DAYS',
  exportsBucket: 'EXPORTS_BUCKET',
  exportWorker: 'EXPORT_WORKER',
  logoBucket: 'LOGO_BUCKET',
  /** Adds `app/<function>` to the SDK's user agent, so that CloudTrail tells callers apart. */
  callerName: 'AWS_SDK_UA_APP_ID',
  /** How many times the SDK tries a request that is throttled or fails in transit. */
  sdkAttempts: 'AWS_MAX_ATTEMPTS',
} as const

/** The folders of the logo bucket: new uploads, and the logos that offers use. */
export const uploadFolder = 'uploads'
export const logoFolder = 'logos'

/** The folder of the export files, in their bucket and in their path on the site. */
export const exportFolder = 'exports'

/** The name of a stage's user pool, by which `npm run admin` finds it. */
export const adminPoolName = (stage: string) => `tulna-${stage}-administrators`

/** The name of a stage's function. */
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

/** Log messages that alarms look for. */
export const logMessages = { exportFailed: 'export failed' } as const
