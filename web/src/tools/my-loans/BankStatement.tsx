import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/tools-my-loans-bank.ts'
import { paths } from '../../paths.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import {
  type CheckedInstalment,
  type CheckedPayments,
  checkPayments,
} from './bank-statement/check-payments.ts'
import {
  type BankEntry,
  type BankStatementProblem,
  readBankStatement,
} from './bank-statement/read-bank-statement.ts'
import { textOfFile } from './bank-statement/text-of-file.ts'
import { FileField } from './FileField.tsx'
import type { KeptLoan } from './kept-loans.ts'

interface BankStatementProps {
  loan: KeptLoan
  today: string
}

const focus = (element: HTMLElement | null) => element?.focus()

/** A bank statement against the schedule of a loan. The file is read on this device and forgotten when the page is left. */
export default function BankStatement({ loan, today }: BankStatementProps) {
  const [entries, setEntries] = useState<readonly BankEntry[]>()
  const [error, setError] = useState<string>()
  const read = async (file: File, signal: AbortSignal) => {
    setEntries(undefined)
    setError(undefined)
    const text = await textOfFile(file)
    if (signal.aborted) return
    const result = text === undefined ? { problem: 'notText' as const } : readBankStatement(text, today)
    if ('problem' in result) setError(describe(result))
    else setEntries(result.entries)
  }
  return (
    <>
      <p className="reading">{words.intro}</p>
      <div className="mt-4 max-w-md">
        <FileField
          label={words.file}
          hint={words.fileHint}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          error={error}
          onFile={(file, signal) => void read(file, signal)}
        />
      </div>
      {entries && <Payments checked={checkPayments(loan, entries, today)} lender={loan.lender} />}
    </>
  )
}

function describe(found: BankStatementProblem | { problem: 'notText' }): string {
  switch (found.problem) {
    case 'rowUnreadable':
      return words.rowUnreadable(found.row)
    case 'balanceBroken':
      return words.balanceBroken(found.row)
    default:
      return words.refused[found.problem]
  }
}

function Payments({ checked, lender }: { checked: CheckedPayments; lender: string }) {
  const { from, to, instalments, others } = checked
  const notPaid = instalments.filter(({ found }) => found !== 'paid').length
  return (
    <section className="mt-5">
      <h3 ref={focus} tabIndex={-1} className="text-lg">
        {instalments.length === 0
          ? words.noneCovered
          : notPaid === 0
            ? words.allPaid(instalments.length)
            : words.notAllPaid(notPaid, instalments.length)}
      </h3>
      <p className="text-sm text-quiet">{words.statementOf(writtenDay(from), writtenDay(to))}</p>
      <ul className="mt-2">
        {instalments.map((instalment) => (
          <li key={instalment.due} className="border-b border-line py-1.5 wrap-anywhere">
            <span className="block">
              {words.dueOn(writtenDay(instalment.due), formatRupeesAndPaise(instalment.amount))}
            </span>
            <span className="block font-medium">{describeInstalment(instalment)}</span>
            {instalment.entry && <Narration entry={instalment.entry} />}
          </li>
        ))}
      </ul>
      {instalments.some(({ found }) => found === 'missing') && (
        <p className="reading mt-2 text-sm text-quiet">{words.missingHint}</p>
      )}
      <h3 className="mt-5 text-lg">
        {others.length === 0 ? words.noOthers : words.othersTitle(others.length)}
      </h3>
      {others.length > 0 && (
        <>
          <ul className="mt-2">
            {others.map((entry, place) => (
              <li key={place} className="border-b border-line py-1.5 wrap-anywhere">
                <span className="block font-medium">
                  {words.takenOn(formatRupeesAndPaise(entry.debit), writtenDay(entry.on))}
                </span>
                <Narration entry={entry} />
              </li>
            ))}
          </ul>
          <p className="reading mt-2">{words.othersHint}</p>
          <Link to={paths.complain} className="link inline-flex min-h-11 items-center">
            {words.complain}
          </Link>
        </>
      )}
      <p className="reading mt-2 text-sm text-quiet">
        <span>{words.foundBy}</span> <Name>{lender}</Name>
      </p>
    </section>
  )
}

/** The bank's own words. */
const Narration = ({ entry }: { entry: BankEntry }) => (
  <span className="block text-sm text-quiet" lang={writtenLang} translate="no">
    {entry.narration}
  </span>
)

function describeInstalment({ found, entry, isRecordedMissed }: CheckedInstalment): string {
  if (!entry) return isRecordedMissed ? words.missingAsRecorded : words.missing
  const [amount, day] = [formatRupeesAndPaise(entry.debit), writtenDay(entry.on)]
  switch (found) {
    case 'returned':
      return words.returned(day)
    case 'unclear':
      return words.unclear(amount, day)
    case 'paidLate':
      return isRecordedMissed ? words.paidThough(day) : words.paidLate(day)
    default:
      return isRecordedMissed ? words.paidThough(day) : words.paid(day)
  }
}
