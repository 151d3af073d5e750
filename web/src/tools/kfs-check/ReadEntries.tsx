import { useState } from 'react'
import { readingsToConfirm } from '#statements/judge/questions.ts'
import { type Entry, figureOf, readingOf, type Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { Card } from '../../ui/Card.tsx'
import { EntryField } from './EntryField.tsx'
import { NoteFields } from './NoteFields.tsx'
import type { Readings } from './readings.ts'

/** The entries in the order of RBI's form. */
const groups = {
  loan: ['sanctionedAmount', 'termMonths', 'proposalNumber', 'disbursal'],
  instalments: ['instalmentAmount', 'instalmentCount', 'instalmentType', 'commencement'],
  rate: ['ratePercent', 'rateKind', 'benchmarkPercent', 'spreadPercent', 'reset'],
  fees: ['fees', 'apr'],
  totals: ['netDisbursed', 'totalToPay', 'totalInterest', 'feesTotal', 'feesToLender', 'feesToThirdParties'],
  charges: ['penal', 'foreclosure', 'switching'],
  others: ['recovery', 'grievance', 'grievanceContact', 'transfer', 'coolingOff'],
  schedule: ['schedule'],
} as const satisfies Record<string, readonly Entry[]>
const names = Object.keys(groups) as (keyof typeof groups)[]
const allEntries: Entry[] = Object.values(groups).flat()

/** Entries that most statements don't have. They are shown if the statement has them, or if its rate is not fixed. */
const ofFloating: readonly Entry[] = ['benchmarkPercent', 'spreadPercent', 'reset', 'switching']
const rare: readonly Entry[] = [...ofFloating, 'feesToLender', 'feesToThirdParties']

/** Parts that are folded at first: long, and rarely what a finding rests on. */
const folded: readonly (keyof typeof groups)[] = ['charges', 'others', 'schedule']

/**
 * What was read, in the order of the form, each entry with its field, its quote and its page. Those that are to be compared first
 * come first, and stay there, so that a field does not move while somebody types in it.
 */
export function ReadEntries({ corrected, ...readings }: Readings & { corrected: Statement }) {
  const { statement, questions } = readings
  const [asked, setAsked] = useState<readonly Entry[]>([])
  const more = readingsToConfirm(statement, [...questions], allEntries).filter(
    (entry) => !asked.includes(entry),
  )
  if (more.length > 0) setAsked([...asked, ...more])
  const isFloating = (figureOf(corrected.figures.rateKind) ?? 'fixed') !== 'fixed'
  const isShown = (entry: Entry) =>
    !asked.includes(entry) &&
    (!rare.includes(entry) ||
      readingOf(statement, entry).state !== 'missing' ||
      (isFloating && ofFloating.includes(entry)))
  const grid = 'mt-3 grid items-end gap-x-6 gap-y-5 sm:grid-cols-2'
  return (
    <>
      {asked.length > 0 && (
        <Card className="mt-4">
          <h3 className="text-lg">{words.askedTitle}</h3>
          <p className="reading text-quiet">{words.askedText}</p>
          <div className="mt-4 space-y-6">
            {asked.map((entry) => (
              <EntryField key={entry} {...readings} entry={entry} isAsked />
            ))}
          </div>
        </Card>
      )}
      {names.map((name) => {
        const shown = groups[name].filter(isShown)
        if (shown.length === 0) return null
        return (
          <details key={name} open={!folded.includes(name)} className="mt-3 border-b border-line pb-4">
            <summary className="min-h-12 cursor-pointer py-2.5 marker:text-primary">
              <h3 className="inline text-lg">{words.groups[name]}</h3>
            </summary>
            <div className={grid}>
              {shown.map((entry) => (
                <EntryField key={entry} {...readings} entry={entry} isAsked={false} />
              ))}
            </div>
          </details>
        )
      })}
      <details open className="mt-3 border-b border-line pb-4">
        <summary className="min-h-12 cursor-pointer py-2.5 marker:text-primary">
          <h3 className="inline text-lg">{words.notesTitle}</h3>
        </summary>
        <NoteFields {...readings} />
      </details>
    </>
  )
}
