import { Download } from 'lucide-react'
import type { PaymentStatement } from '#contract/payment-statement.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { download } from '../../ui/download.ts'
import { FoldSign } from '../../ui/Fold.tsx'
import { day } from '../../ui/format.ts'
import { ReportComparison } from './ReportComparison.tsx'
import { StatementLines } from './StatementLines.tsx'
import { statementColumns } from './statement-columns.ts'
import { statementCsv } from './statement-csv.ts'

interface LenderStatementProps {
  name: string
  statement: PaymentStatement
}

/** What a lender owes for a month, as a row, which unfolds into every hand-over that it is for. */
export function LenderStatement({ name, statement }: LenderStatementProps) {
  const { lender, month, lines } = statement
  if (lines.length === 0)
    return (
      <div className="px-4 py-3">
        <Sums name={name} statement={statement} />
      </div>
    )
  return (
    <details className="group">
      <summary className="list-none px-4 py-3 hover:bg-primary-wash [&::-webkit-details-marker]:hidden">
        <Sums name={name} statement={statement} />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-5">
        <StatementLines lines={lines} />
        <ReportComparison key={month} statement={statement} />
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => download(`statement_${lender}_${month}.csv`, statementCsv(name, statement))}
        >
          <Download className="size-5" aria-hidden="true" />
          <span>Save as CSV</span>
        </Button>
      </div>
    </details>
  )
}

function Sums({
  name,
  statement: { lines, net, gst, total, unmatched, closes_on, is_closed },
}: LenderStatementProps) {
  const count = lines.length === 1 ? '1 hand-over' : `${lines.length} hand-overs`
  const state = is_closed ? 'closed' : `open until the end of ${day(closes_on).replaceAll(' ', '\u00a0')}`
  return (
    <div className={`${statementColumns} items-start`}>
      <h2 translate="no" className="text-base/6 wrap-anywhere group-hover:text-primary">
        {name}
      </h2>
      <div className="col-span-full row-start-2">
        <p className="text-sm text-quiet">
          <ChangingText>{`${count}, ${state}`}</ChangingText>
        </p>
        {unmatched > 0 && (
          <p className="text-sm text-caution">
            <ChangingText>
              {unmatched === 1
                ? '1 outcome matches no hand-over, and counts for nothing.'
                : `${unmatched} outcomes match no hand-over, and count for nothing.`}
            </ChangingText>
          </p>
        )}
      </div>
      <Amount name="Before GST" paise={net} className="text-quiet max-md:hidden" />
      <Amount name="GST" paise={gst} className="text-quiet max-md:hidden" />
      <Amount name="Total" paise={total} className="font-semibold" />
      <span className="flex h-6 items-center justify-end">{lines.length > 0 && <FoldSign />}</span>
    </div>
  )
}

const Amount = ({ name, paise, className }: { name: string; paise: number; className: string }) => (
  <p className={`amount text-right ${className}`}>
    <span className="sr-only">{`${name}: `}</span>
    <span translate="no">{formatRupeesAndPaise(paise / 100)}</span>
  </p>
)
