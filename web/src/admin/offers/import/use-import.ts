import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CatalogueFile, readCatalogue } from '#contract/catalogue/file.ts'
import { type ImportPlan, type PlannedRow, planImport } from '#contract/catalogue/plan.ts'
import { UnreadableFile } from '#contract/catalogue/sheet.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { ApiFailure, messageOf } from '../../../api/failure.ts'
import { callAsAdmin } from '../../call.ts'
import { useLeftOut } from '../../use-left-out.ts'
import { catalogueQuery, isOutdated } from '../queries.ts'

export type OpenRow = Extract<PlannedRow, { state: 'new' | 'changed' }>

/** What became of a row: applied, scheduled, sent to another administrator for approval, or the reason why not, in a sentence. */
export type Outcome = 'applied' | 'scheduled' | 'proposed' | { reason: string }

/** Whether nothing is left to do for a row. */
export const isDone = (outcome: Outcome | undefined) => typeof outcome === 'string'

/** Only an offer that exists can change later. */
export const canWait = ({ state }: PlannedRow) => state === 'changed'

export const isOpen = (row: PlannedRow): row is OpenRow => row.state === 'new' || row.state === 'changed'

interface Read extends ImportPlan, Pick<CatalogueFile, 'ignored'> {}

/**
 * Compares a file with the offers and applies the chosen rows, one after the other. A row that fails keeps its reason and can
 * be applied again, with the same idempotency key; the others go on.
 *
 * @param isLater whether the rows wait for a time: rows that can't are not applied
 */
export function useImport(isLater: boolean) {
  const queries = useQueryClient()
  const [plan, setPlan] = useState<Read>()
  const [problem, setProblem] = useState('')
  const { leftOut, choose, chooseAll } = useLeftOut()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const [isBusy, setBusy] = useState(false)
  /** By the row and the time for which it was tried: with another time, it is another request. */
  const requestIds = useRef(new Map<string, string>())

  const read = async (file: File) => {
    setBusy(true)
    setProblem('')
    setPlan(undefined)
    chooseAll()
    setOutcomes(new Map())
    requestIds.current = new Map()
    try {
      const { rows, ignored } = readCatalogue(new Uint8Array(await file.arrayBuffer()))
      const { offers } = await queries.fetchQuery(catalogueQuery)
      setPlan({ ...planImport(rows, offers), ignored })
    } catch (error) {
      setProblem(
        error instanceof UnreadableFile ? error.message : messageOf(error, messages.offersNotFetched),
      )
    }
    setBusy(false)
  }

  const waiting = (plan?.rows ?? [])
    .filter(isOpen)
    .filter(({ number }) => !leftOut.has(number) && !isDone(outcomes.get(number)))
    .filter((row) => !isLater || canWait(row))

  /** @param startsAt an instant in ISO 8601, UTC, for rows that wait for it */
  const apply = async (startsAt?: string) => {
    setBusy(true)
    for (const row of waiting) {
      const outcome = await applyRow(row, startsAt)
      setOutcomes((before) => new Map(before).set(row.number, outcome))
    }
    // Once, because each row would otherwise wait for the whole list.
    await Promise.all(
      [catalogueQuery.queryKey, ['offers']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    setBusy(false)
  }

  const applyRow = async ({ number, state, form }: OpenRow, startsAt = ''): Promise<Outcome> => {
    const attempt = `${number} ${startsAt}`
    const requestId = requestIds.current.get(attempt) ?? crypto.randomUUID()
    requestIds.current.set(attempt, requestId)
    const data = new FormData()
    data.set('request_id', requestId)
    for (const [field, text] of Object.entries(form)) data.set(field, text)
    if (startsAt) data.set('starts_at', startsAt)
    try {
      const route = startsAt ? routes.scheduleOffer : state === 'new' ? routes.addOffers : routes.updateOffers
      const { is_proposed } = await callAsAdmin(route, { body: data })
      return is_proposed ? 'proposed' : startsAt ? 'scheduled' : 'applied'
    } catch (error) {
      if (isOutdated(error))
        return {
          reason:
            'This offer was saved again after the file was read. Choose the file again to compare them.',
        }
      const problem = startsAt && error instanceof ApiFailure ? error.fields?.starts_at : undefined
      return {
        reason:
          problem ?? messageOf(error, startsAt ? messages.changeNotScheduled : messages.offerNotUpdated),
      }
    }
  }

  return { read, plan, problem, isBusy, waiting, outcomes, apply, leftOut, choose }
}
