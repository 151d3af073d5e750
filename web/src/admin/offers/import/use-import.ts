import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CatalogueFile, readCatalogue } from '#contract/catalogue/file.ts'
import { type ImportPlan, type PlannedRow, planImport } from '#contract/catalogue/plan.ts'
import { UnreadableFile } from '#contract/catalogue/sheet.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { messageOf } from '../../../api/failure.ts'
import { callAsAdmin } from '../../call.ts'
import { catalogueQuery } from '../queries.ts'

export type OpenRow = Extract<PlannedRow, { state: 'new' | 'changed' }>

/** What became of a row: applied, or the reason why not, in a sentence. */
export type Outcome = 'applied' | { reason: string }

export const isOpen = (row: PlannedRow): row is OpenRow => row.state === 'new' || row.state === 'changed'

interface Read extends ImportPlan, Pick<CatalogueFile, 'ignored'> {}

/**
 * Compares a file with the offers and applies the chosen rows, one after the other. A row that fails keeps its reason and can
 * be applied again, with the same idempotency key; the others go on.
 */
export function useImport() {
  const queries = useQueryClient()
  const [plan, setPlan] = useState<Read>()
  const [problem, setProblem] = useState('')
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const requestIds = useRef(new Map<number, string>())

  const read = async (file: File) => {
    setBusy(true)
    setProblem('')
    setPlan(undefined)
    setLeftOut(new Set())
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
    .filter(({ number }) => !leftOut.has(number) && outcomes.get(number) !== 'applied')

  const apply = async () => {
    setBusy(true)
    for (const row of waiting) {
      const outcome = await applyRow(row)
      setOutcomes((before) => new Map(before).set(row.number, outcome))
    }
    // Once, because each row would otherwise wait for the whole list.
    await Promise.all(
      [catalogueQuery.queryKey, ['offers']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    setBusy(false)
  }

  const applyRow = async ({ number, state, form }: OpenRow): Promise<Outcome> => {
    const requestId = requestIds.current.get(number) ?? crypto.randomUUID()
    requestIds.current.set(number, requestId)
    const data = new FormData()
    data.set('request_id', requestId)
    for (const [field, text] of Object.entries(form)) data.set(field, text)
    try {
      await callAsAdmin(state === 'new' ? routes.addOffers : routes.updateOffers, { body: data })
      return 'applied'
    } catch (error) {
      return { reason: messageOf(error, messages.offerNotUpdated) }
    }
  }

  const choose = (numbers: number[], isChosen: boolean) =>
    setLeftOut((before) => {
      const after = new Set(before)
      for (const number of numbers)
        if (isChosen) after.delete(number)
        else after.add(number)
      return after
    })

  return { read, plan, problem, isBusy, waiting, outcomes, apply, leftOut, choose }
}
