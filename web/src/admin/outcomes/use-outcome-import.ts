import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UnreadableFile } from '#contract/catalogue/sheet.ts'
import type { ImportedRow } from '#contract/handover-outcome.ts'
import { lenderId } from '#contract/lender.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { messageOf } from '../../api/failure.ts'
import { callAsAdmin } from '../call.ts'
import { catalogueQuery } from '../offers/queries.ts'
import { useLeftOut } from '../use-left-out.ts'
import { readOutcomeSheet, type SheetRow } from './outcome-sheet.ts'

/** What a row is or would be: what the server says of it, or that it cannot be read. */
export type RowState = ImportedRow['state']

/**
 * Reads a sheet of outcomes, asks what each row would be, and records the chosen new ones. Both go in steps of a hundred rows. A
 * step that fails stops the rest; the same button then goes on, and what was recorded before is recorded once.
 */
export function useOutcomeImport() {
  const queries = useQueryClient()
  const [rows, setRows] = useState<SheetRow[]>()
  const [checked, setChecked] = useState<ReadonlyMap<number, ImportedRow>>(new Map())
  const [applied, setApplied] = useState<ReadonlyMap<number, ImportedRow>>(new Map())
  const { leftOut, choose, chooseAll } = useLeftOut()
  const [problem, setProblem] = useState('')
  const [phase, setPhase] = useState<'checking' | 'applying'>()

  /** Sends rows in steps, and keeps what is answered to each step. */
  const send = async (
    sent: SheetRow[],
    dry_run: boolean,
    keep: (change: (before: ReadonlyMap<number, ImportedRow>) => ReadonlyMap<number, ImportedRow>) => void,
  ) => {
    setPhase(dry_run ? 'checking' : 'applying')
    setProblem('')
    try {
      for (let at = 0; at < sent.length; at += limits.outcomeRows) {
        const step = sent.slice(at, at + limits.outcomeRows)
        const body = { rows: step.map(({ outcome }) => outcome), dry_run }
        const { results } = await callAsAdmin(routes.importOutcomes, { body })
        keep(
          (before) => new Map([...before, ...step.flatMap(({ number }, n) => entryOf(number, results[n]))]),
        )
      }
    } catch (error) {
      setProblem(messageOf(error, messages.outcomesNotImported))
    }
    setPhase(undefined)
  }

  const read = async (sheet: File | string) => {
    setPhase('checking')
    setProblem('')
    setRows(undefined)
    setChecked(new Map())
    setApplied(new Map())
    chooseAll()
    try {
      const { offers } = await queries.fetchQuery(catalogueQuery)
      const lenders = new Set(offers.map(({ lender }) => lenderId(lender)))
      const content = typeof sheet === 'string' ? sheet : new Uint8Array(await sheet.arrayBuffer())
      const found = readOutcomeSheet(content, lenders)
      setRows(found)
      await send(found.filter(isReadable), true, setChecked)
    } catch (error) {
      setProblem(
        error instanceof UnreadableFile ? error.message : messageOf(error, messages.offersNotFetched),
      )
    }
    setPhase(undefined)
  }

  const stateOf = ({ number, problem }: SheetRow): ImportedRow | undefined =>
    problem === undefined ? (applied.get(number) ?? checked.get(number)) : { state: 'error', reason: problem }

  const readable = (rows ?? []).filter(isReadable)
  /** Rows of which the server has not yet said what they would be. */
  const unchecked = readable.filter(({ number }) => !checked.has(number))
  /** New rows, recorded or not. */
  const open = readable.filter(({ number }) => isNew(checked.get(number)))
  const left = open.filter(({ number }) => !applied.has(number))
  const waiting = left.filter(({ number }) => !leftOut.has(number))

  const apply = async () => {
    await send(waiting, false, setApplied)
    await queries.invalidateQueries({ queryKey: ['admin', 'outcomes'] })
  }

  return {
    ...{ rows, open, left, waiting, unchecked, applied, leftOut, problem, phase },
    isBusy: phase !== undefined,
    ...{ read, apply, choose, stateOf },
    check: () => send(unchecked, true, setChecked),
  }
}

const isReadable = ({ problem }: SheetRow) => problem === undefined

const isNew = (row: ImportedRow | undefined) => row?.state === 'new' || row?.state === 'unmatched'

const entryOf = (number: number, row: ImportedRow | undefined): [number, ImportedRow][] =>
  row ? [[number, row]] : []
