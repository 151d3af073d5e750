import { useState } from 'react'
import { decodeSheet, UnreadableFile } from '#contract/catalogue/sheet.ts'
import type { PaymentStatement } from '#contract/payment-statement.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { FileChoice } from '../FileChoice.tsx'
import { compareReport, type Difference, type LenderReport, readReport } from './lender-report.ts'

/** Compares a statement with the sheet that the lender sent. The sheet stays on this device. */
export function ReportComparison({ statement }: { statement: PaymentStatement }) {
  const [report, setReport] = useState<LenderReport>()
  const [problem, setProblem] = useState('')
  const read = async (file: File) => {
    setReport(undefined)
    try {
      const found = readReport(decodeSheet(new Uint8Array(await file.arrayBuffer())))
      setReport(found)
      setProblem(found ? '' : 'The first row must name the columns handover and amount')
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : 'The file could not be read')
    }
  }
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-medium">Compare with what the lender reports</summary>
      <p className="mt-2 mb-3 text-sm">
        A CSV sheet with the columns handover and amount, in rupees before GST. It stays on this device.
      </p>
      <FileChoice label="Choose a CSV file" accept=".csv,text/csv" isBusy={false} onChoose={read} />
      {problem !== '' && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {report && <Differences report={report} differences={compareReport(statement.lines, report)} />}
    </details>
  )
}

function Differences({ report, differences }: { report: LenderReport; differences: Difference[] }) {
  const sum = [...report.amounts.values()].reduce((all, paise) => all + paise, 0)
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`
  return (
    <div className="mt-3 text-sm">
      <p role="status" className="font-medium">
        {`The lender reports ${rupees(sum)}: ${differences.length === 0 ? 'no difference' : count}.`}
      </p>
      {report.unreadable.length > 0 && (
        <p className="mt-1 text-caution">{`Rows not read: ${report.unreadable.join(', ')}`}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {differences.map(({ handover, ours, theirs }) => (
          <li key={handover} className="py-2">
            <span className="block text-xs wrap-anywhere text-quiet" translate="no">
              {handover}
            </span>
            <span>{`The statement has ${sumOf(ours)}, the lender ${sumOf(theirs)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100)

const sumOf = (paise: number | undefined) => (paise === undefined ? 'nothing' : rupees(paise))
