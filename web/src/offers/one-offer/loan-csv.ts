import { byteOrderMark, csvRow } from '#contract/csv.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import { cashFlows, displayedSchedule } from '#loans/repayment/amortisation.ts'
import * as words from '#words/cost-breakdown.ts'
import { lender as lenderColumn } from '#words/offer-card.ts'

const columns = [
  lenderColumn,
  words.month,
  words.cashFlow,
  words.instalment,
  words.interest,
  words.principal,
  words.stillOwed,
]

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
