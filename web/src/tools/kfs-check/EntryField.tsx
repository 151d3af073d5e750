import { useRef } from 'react'
import {
  type ClauseName,
  clauseNames,
  type Entry,
  type FigureValue,
  type Reading,
  readingOf,
} from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { shownValue } from './describe-finding.ts'
import { FeeRows } from './FeeRows.tsx'
import { FigureInput } from './FigureInput.tsx'
import { money, rate } from './money.ts'
import type { Readings } from './readings.ts'
import { ScheduleRows } from './ScheduleRows.tsx'
import { Source } from './Source.tsx'
import { grouped, readFigure, type TypedName, unitOf } from './typed-figures.ts'

export interface EntryFieldProps extends Readings {
  entry: Entry
  /** Marked as one to compare first, with a box to confirm it. */
  isAsked: boolean
}

/** The field of one entry of the statement, with the words that it was read from. */
export function EntryField(props: EntryFieldProps) {
  const { entry, isAsked } = props
  const field =
    entry === 'fees' ? (
      <FeeRows {...props} />
    ) : entry === 'schedule' ? (
      <ScheduleRows {...props} />
    ) : entry === 'rateKind' || entry === 'instalmentType' ? (
      <KindField {...props} entry={entry} />
    ) : isClause(entry) ? (
      <ClauseField {...props} entry={entry} />
    ) : (
      <FigureField {...props} entry={entry} />
    )
  const isWide = isAsked || entry === 'fees' || entry === 'schedule'
  return (
    <div className={`${isWide ? 'col-span-full' : ''} ${isAsked ? 'border-l-4 border-caution pl-3' : ''}`}>
      {field}
      {isAsked && <Confirmation {...props} />}
    </div>
  )
}

/** An entry with a field for a figure. */
type FigureEntry = Exclude<TypedName, 'fees'>

const isClause = (entry: Entry): entry is ClauseName => clauseNames.some((name) => name === entry)

/** The hint of an entry's field: its words, and what we compute. */
function hintOf({ statement, entry, result: { computed }, pageOf }: EntryFieldProps) {
  const reading = readingOf(statement, entry)
  const quote = reading.state === 'missing' ? '' : reading.quote
  const ours = {
    instalmentAmount: computed.emi,
    apr: computed.apr,
    netDisbursed: computed.netDisbursed,
    totalToPay: computed.totalToPay,
  }
  const value = ours[entry as keyof typeof ours]
  const written = value === undefined ? '' : entry === 'apr' ? rate(value) : money(value)
  const note = { missing: words.notFound, unreadable: words.notReadable, found: '' }[reading.state]
  if (quote === '' && note === '' && written === '') return undefined
  return (
    <span className="wrap-anywhere">
      <Source quote={quote} page={pageOf(quote)} />
      {note !== '' && <span>{` ${note}`}</span>}
      {written !== '' && (
        <span className="block">
          <ChangingText>{`${words.whatWeCompute}: ${written}`}</ChangingText>
        </span>
      )}
    </span>
  )
}

function FigureField(props: EntryFieldProps & { entry: FigureEntry }) {
  const { statement, entry, corrections, errors, onCorrect } = props
  return (
    <FigureInput
      label={words.entries[entry]}
      hint={hintOf(props)}
      error={errors[entry]}
      unit={unitOf(entry)}
      value={corrections.typed[entry] ?? readFigure(statement, entry)}
      onType={(text) => onCorrect({ typed: { ...corrections.typed, [entry]: text } })}
    />
  )
}

function KindField(props: EntryFieldProps & { entry: 'rateKind' | 'instalmentType' }) {
  const { statement, entry, corrections, onCorrect } = props
  const reading = statement.figures[entry]
  const options =
    entry === 'rateKind' ? (['fixed', 'floating', 'hybrid'] as const) : (['monthly', 'other'] as const)
  return (
    <SelectField
      label={words.entries[entry]}
      hint={hintOf(props)}
      options={options}
      labels={words.choices}
      value={corrections.kinds[entry] ?? (reading.state === 'found' ? reading.value : '')}
      onChange={(value) => onCorrect({ kinds: { ...corrections.kinds, [entry]: value } })}
    />
  )
}

function ClauseField(props: EntryFieldProps & { entry: ClauseName }) {
  const { statement, entry, corrections, onCorrect } = props
  const reading = statement.clauses[entry]
  return (
    <TextAreaField
      label={words.entries[entry]}
      hint={hintOf(props)}
      rows={1}
      autoComplete="off"
      spellCheck={false}
      value={corrections.clauses[entry] ?? (reading.state === 'found' ? reading.value : '')}
      onChange={({ target }) => onCorrect({ clauses: { ...corrections.clauses, [entry]: target.value } })}
    />
  )
}

/** As statements write it: totals in whole rupees. */
const roundedFor = (entry: Entry, figure: number) =>
  entry === 'instalmentAmount' || figure < 1_000 ? Math.round(figure * 100) / 100 : Math.round(figure)

/** What we ask about an entry, a button for what it would be, and a box to confirm what was read. */
function Confirmation({ statement, entry, result: { questions }, corrections, onCorrect }: EntryFieldProps) {
  const block = useRef<HTMLDivElement>(null)
  const question = questions.find((each) => each.entry === entry)
  const reading: Reading<FigureValue> | undefined =
    entry in statement.figures ? statement.figures[entry as FigureEntry] : undefined
  const read = reading?.state === 'found' ? shownValue(words, entry as FigureEntry, reading.value) : undefined
  const { suggestion } = question ?? {}
  const suggested = suggestion === undefined || read === undefined ? undefined : roundedFor(entry, suggestion)
  const use = () => {
    onCorrect({
      typed: { ...corrections.typed, [entry]: grouped(String(suggested), unitOf(entry as FigureEntry)) },
    })
    // The button disappears with the question.
    block.current?.parentElement?.querySelector('input')?.focus()
  }
  const isConfirmed = corrections.confirmed.includes(entry)
  return (
    <div ref={block} className="mt-2">
      <p className="font-medium">
        <ChangingText>
          {read === undefined
            ? words.isItRight
            : suggested === undefined || !question
              ? words.readHere(read)
              : words.readHereOr(read, shownValue(words, entry as FigureEntry, suggested))}
        </ChangingText>
      </p>
      {suggested !== undefined && (
        <Button variant="quiet" onClick={use}>
          {words.itSays(shownValue(words, entry as FigureEntry, suggested))}
        </Button>
      )}
      <CheckboxField
        checked={isConfirmed}
        onChange={(checked) =>
          onCorrect({
            confirmed: checked
              ? [...corrections.confirmed, entry]
              : corrections.confirmed.filter((each) => each !== entry),
          })
        }
      >
        {read === undefined ? words.readRightly : words.itSays(read)}
      </CheckboxField>
    </div>
  )
}
