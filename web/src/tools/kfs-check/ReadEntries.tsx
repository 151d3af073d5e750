import { useState } from 'react'
import type { CheckResult } from '#statements/judge/findings.ts'
import { readingsOf, readingsToConfirm } from '#statements/judge/questions.ts'
import { type Entry, figureOf, readingOf, type Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
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

/** What is wrong, missing or cannot be read, so that its field stands first; if figures are missing for a check, all that was not read. */
function entriesInQuestion(statement: Statement, { findings, missing, unreadable, unchecked }: CheckResult) {
  const lacksFigures = unchecked.some(({ because }) => because === 'figuresMissing')
  const inQuestion = new Set<Entry>([
    ...findings.flatMap((finding) => readingsOf(finding).slice(0, 1)),
    ...missing,
    ...unreadable.map(({ entry }) => entry),
  ])
  return allEntries.filter(
    (entry) =>
      inQuestion.has(entry) ||
      (lacksFigures && !rare.includes(entry) && readingOf(statement, entry).state !== 'found'),
  )
}

/**
 * What was read, each entry with its field, its quote and its page: first the entries that are to be compared, then those in
 * question, and the others folded, in the order of the form. Those that come first stay there, so that a field does not move
 * while somebody types in it.
 */
export function ReadEntries({ corrected, ...readings }: Readings & { corrected: Statement }) {
  const { statement, corrections, result } = readings
  const [inQuestion] = useState(() => entriesInQuestion(statement, result))
  const [asked, setAsked] = useState<readonly Entry[]>([])
  const more = readingsToConfirm(statement, result.questions, allEntries).filter(
    (entry) => !asked.includes(entry),
  )
  if (more.length > 0) setAsked([...asked, ...more])
  const isFloating = (figureOf(corrected.figures.rateKind) ?? 'fixed') !== 'fixed'
  const typed = { ...corrections.typed, ...corrections.clauses }
  const first = inQuestion.filter((entry) => !asked.includes(entry))
  const isOther = (entry: Entry) =>
    !asked.includes(entry) &&
    !inQuestion.includes(entry) &&
    (!rare.includes(entry) ||
      readingOf(statement, entry).state !== 'missing' ||
      // Also with a fixed rate, so that what is wrong in it can be corrected.
      entry in typed ||
      (isFloating && ofFloating.includes(entry)))
  const count = allEntries.filter(isOther).length
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
      {first.length > 0 && (
        <div className={grid}>
          {first.map((entry) => (
            <EntryField key={entry} {...readings} entry={entry} isAsked={false} />
          ))}
        </div>
      )}
      <details className="mt-6 border-y border-line">
        <summary className={summary}>
          <span className="font-semibold">
            <ChangingText>{words.nothingWrong(count)}</ChangingText>
          </span>
        </summary>
        {names.map((name) => {
          const others = groups[name].filter(isOther)
          if (others.length === 0) return null
          return (
            <details key={name} open={!folded.includes(name)} className="border-t border-line pb-4">
              <summary className={summary}>
                <h3 className="inline text-base">{words.groups[name]}</h3>
              </summary>
              <div className={grid}>
                {others.map((entry) => (
                  <EntryField key={entry} {...readings} entry={entry} isAsked={false} />
                ))}
              </div>
            </details>
          )
        })}
        <details open className="border-t border-line pb-4">
          <summary className={summary}>
            <h3 className="inline text-base">{words.notesTitle}</h3>
          </summary>
          <NoteFields {...readings} />
        </details>
      </details>
    </>
  )
}

const grid = 'mt-3 grid grid-cols-1 items-end gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-1'
const summary = 'min-h-12 cursor-pointer py-3 marker:text-primary'
