import { Download } from 'lucide-react'
import type { OutcomeKind } from '#contract/handover-outcome.ts'
import type { PaymentStatement, StatementLine } from '#contract/payment-statement.ts'
import { gstPercent } from '#loans/fees.ts'
import { formatPercent, formatRupeesAndPaise } from '#loans/rupees.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { download } from '../../ui/download.ts'
import { LongList } from '../../ui/LongList.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { ReportComparison } from './ReportComparison.tsx'
import { statementCsv } from './statement-csv.ts'

/** What a lender owes for a month, with every hand-over that it is for. */
export function LenderStatement({ name, statement }: { name: string; statement: PaymentStatement }) {
  const { lender, month, lines, net, gst, total, unmatched, closes_on, is_closed } = statement
  const count = lines.length === 1 ? '1 hand-over' : `${lines.length} hand-overs`
  return (
    <Card className="max-sm:p-3!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl" translate="no">
          {name}
        </h2>
        <p className="amount text-xl font-semibold" translate="no">
          {rupees(total)}
        </p>
      </div>
      <p className="mt-1 text-sm text-quiet">
        <Unbroken>
          {`${count}: ${rupees(net)}, and ${rupees(gst)} GST of ${formatPercent(gstPercent)}. ${
            is_closed ? 'Closed: it no longer changes.' : `Open until the end of ${writtenDay(closes_on)}.`
          }`}
        </Unbroken>
      </p>
      {unmatched > 0 && (
        <p className="mt-1 text-sm text-caution">
          {unmatched === 1
            ? '1 outcome matches no hand-over, and counts for nothing.'
            : `${unmatched} outcomes match no hand-over, and count for nothing.`}
        </p>
      )}
      {lines.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          <details>
            <summary className="min-h-6 cursor-pointer font-medium">{`The ${count}`}</summary>
            <Lines lines={lines} />
          </details>
          <ReportComparison statement={statement} />
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => download(`statement_${lender}_${month}.csv`, statementCsv(statement))}
          >
            <Download className="size-5" aria-hidden="true" />
            <span>Save as CSV</span>
          </Button>
        </div>
      )}
    </Card>
  )
}

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100)

const kindNames: Record<OutcomeKind, string> = {
  received: 'received',
  approved: 'approved',
  refused: 'refused',
  disbursed: 'paid out',
  returned: 'returned in cooling-off',
  clawed_back: 'clawed back',
}

const Lines = ({ lines }: { lines: StatementLine[] }) => (
  <LongList items={lines}>
    {(pages) => (
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {pages.flat().map(({ handover, day, kinds, before, change }) => (
          <li key={handover} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2 text-sm">
            <span className="min-w-0">
              <span className="block text-xs wrap-anywhere text-quiet" translate="no">
                {handover}
              </span>
              <Unbroken>{`Pressed on ${writtenDay(day)}; ${[...new Set(kinds)].map((kind) => kindNames[kind]).join(', ')}`}</Unbroken>
              {before !== 0 && (
                <span className="block text-quiet">{`In earlier statements: ${rupees(before)}`}</span>
              )}
            </span>
            <span className="amount font-medium" translate="no">
              {rupees(change)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </LongList>
)
