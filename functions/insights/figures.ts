import { randomInt } from 'node:crypto'
import type { ConsentLanguage } from '#contract/consents.ts'
import { type FunnelStep, funnelSteps } from '#contract/insights.ts'
import { dayInIndia } from '#loans/dates.ts'
import type { LoanType } from '#loans/loan-request.ts'
import { describeError, log } from '#runtime/log.ts'
import { cached } from '#table/cached.ts'
import { tableName } from '#table/client.ts'
import { expiryAfter } from '#table/expiry.ts'
import { figuresItem, figuresSinceItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readItem, readPartition } from '#table/read-items.ts'
import { figuresShards } from '#table/shards.ts'
import { upsertAlone } from '#table/transaction.ts'
import { type Figures, minutesGroup, typeCounts } from './parts.ts'

/** As long as the presses, so that a quarter can be compared with the same one of the year before. */
const keptDays = 460

/** Somebody came to a step, with nothing about who. */
interface CountedStep {
  step: FunnelStep
  language?: ConsentLanguage | undefined
  loan_type?: LoanType | undefined
  /** Whole minutes from the sign-in. */
  minutes?: number | undefined
  /** `lenderId` of the lender's name. */
  lender?: string | undefined
  offer_id?: string | undefined
}

/** Counts somebody on the day in India of `at`, in a random write shard, for one unit. */
export async function countStep(
  { step, language, loan_type, minutes, lender, offer_id }: CountedStep,
  now: Date,
  at = now.toISOString(),
): Promise<void> {
  const day = dayInIndia(at)
  await noteFirstDay(dayInIndia(now.toISOString()))
  await upsertAlone(figuresItem, keys.figures(randomInt(figuresShards), day, step, lender, offer_id), {
    add: {
      people: 1,
      ...(language && { [language]: 1 }),
      ...(loan_type && { [typeCounts[loan_type]]: 1 }),
      ...(minutes !== undefined && { [minutesGroup(minutes).count]: 1 }),
    },
    setOnce: {
      day,
      step,
      ...(lender && { lender }),
      ...(offer_id && { offer_id }),
      expires_at: expiryAfter(keptDays, now),
    },
  })
}

/** Counts a step that has been recorded elsewhere too. A failure is only logged: what was recorded is worth more than its count. */
export async function countRecordedStep(counted: CountedStep, now: Date, at?: string): Promise<void> {
  try {
    await countStep(counted, now, at)
  } catch (error) {
    log.warn('step not counted', { step: counted.step, error: describeError(error) })
  }
}

const noted = new Set<string>()

/** Each process notes its first day, for one unit more. Only the earliest stays. */
async function noteFirstDay(day: string): Promise<void> {
  if (noted.has(tableName())) return
  await upsertAlone(figuresSinceItem, keys.figuresSince, { setOnce: { day } })
  noted.add(tableName())
}

/** The first day on which a step was counted. */
export const firstDay = async (): Promise<string | undefined> =>
  (await readItem(figuresSinceItem, keys.figuresSince))?.day

/** All figures of a month in India, `yyyy-MM`. They may be five seconds old. */
export const figuresOf = cached(5_000, async (month): Promise<Figures[]> => {
  const shards = funnelSteps.flatMap((step) =>
    Array.from({ length: figuresShards }, (_, shard) => partitions.figures(month, step, shard)),
  )
  return (await Promise.all(shards.map((pk) => readPartition(figuresItem, pk, { fresh: false })))).flat()
})
