import type { Access } from '#contract/route.ts'

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
  /** Apart, so that strangers who flood it disturb no other objective. */
  anyone: 'complaints',
  lender: 'save',
  public: 'offers',
  admin: 'list',
} as const satisfies Record<Access, string>

/** Log messages that alarms look for. */
export const logMessages = { exportFailed: 'export failed' } as const
