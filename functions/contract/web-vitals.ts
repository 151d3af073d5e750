import * as z from 'zod/mini'
import { consentLanguages } from './consents.ts'
import { measuredPages } from './measured-pages.ts'
import * as messages from './messages.ts'

const upTo = (max: number) =>
  z.optional(
    z
      .number(messages.requestInvalid)
      .check(z.minimum(0, messages.requestInvalid), z.maximum(max, messages.requestInvalid)),
  )

/** How fast and steady a page was, and nothing about the visitor. A browser leaves out what it cannot measure. */
export const WebVitals = z.strictObject({
  page: z.enum(measuredPages, messages.requestInvalid),
  language: z.enum(consentLanguages, messages.requestInvalid),
  /** Largest contentful paint, milliseconds. */
  lcp: upTo(600_000),
  /** Interaction to next paint, milliseconds. */
  inp: upTo(600_000),
  /** Cumulative layout shift. */
  cls: upTo(100),
})
export type WebVitals = z.output<typeof WebVitals>
