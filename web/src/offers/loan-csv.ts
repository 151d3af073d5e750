import { byteOrderMark, csvRow } from '#contract/csv.ts'
import { cashFlows, displayedSchedule } from '#loans/amortisation.ts'
import type { PricedOffer } from '#loans/rank.ts'

const columns = ['Lender', 'Month', 'Cash flow', 'Instalment', 'Interest', 'Principal', 'Still owed']

/**
 * The schedule and the cash flows as CSV, one row per month. Month 0 is the disbursal. The APR is twelve times the
 * internal rate of return of the cash flows: `=IRR(C2:C26)*12` in a spreadsheet, for 24 months.
 */
export function loanCsv({ lender, loan, cost }: PricedOffer): string {
  const flows = cashFlows(loan, { beforeGst: cost.fee, gst: cost.gst }).map((flow) => flow.toFixed(2))
  const paidOut = csvRow([lender, 0, Number(flows[0]), '', '', '', loan.principal])
  const rows = displayedSchedule(loan).map(({ month, instalment, interest, principal, closing }) =>
    csvRow([lender, month, Number(flows[month]), instalment, interest, principal, closing]),
  )
  return byteOrderMark + csvRow(columns) + paidOut + rows.join('')
}

/** `neem-tree-finance-100000-24-months.csv`. */
export function csvFileName({ lender, loan }: PricedOffer): string {
  const name = lender
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${name || 'loan'}-${loan.principal}-${loan.tenureMonths}-months.csv`
}

export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Revoked later, because the browser starts the download asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
