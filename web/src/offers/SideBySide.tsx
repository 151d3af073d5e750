import type { ReactNode } from 'react'
import toast from 'react-hot-toast'
import { messages } from '#contract/messages.ts'
import { formatRupees } from '#loans/rupees.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { months, rupees } from '../ui/format.ts'
import { ApplyLink } from './ApplyLink.tsx'
import type { Request } from './comparison.ts'
import { aprText, rateText } from './format.ts'
import { Emi, feesText } from './OfferFigures.tsx'
import type { OfferEntry } from './offer-entry.ts'

interface SideBySideProps {
  /** One to four. */
  entries: OfferEntry[]
  request: Request
  userId: string
  onRemove: (id: string) => void
  onClose: () => void
}

type Cost = NonNullable<OfferEntry['computed']>['cost']

interface Row {
  name: string
  show: (entry: OfferEntry) => ReactNode
  /** Where less is better, what is compared. */
  least?: (cost: Cost) => number
}

const ofCost = (show: (cost: Cost) => ReactNode) => (entry: OfferEntry) =>
  entry.computed ? show(entry.computed.cost) : '–'

const rows: Row[] = [
  {
    name: 'EMI',
    show: ofCost(({ emi }) => <Emi amount={emi} className="text-xl" />),
    least: ({ emi }) => Math.round(emi * 100),
  },
  { name: 'APR', show: ofCost(({ apr }) => aprText(apr)), least: ({ apr }) => Math.round(apr * 100) },
  {
    name: 'Total to repay',
    show: ofCost(({ totalRepay }) => rupees(totalRepay)),
    least: ({ totalRepay }) => Math.round(totalRepay),
  },
  {
    name: 'Fees with GST',
    show: ofCost(({ fee, gst }) => feesText(fee + gst)),
    least: ({ fee, gst }) => Math.round(fee + gst),
  },
  { name: 'Paid out to you', show: ofCost(({ netDisbursed }) => formatRupees(netDisbursed)) },
  { name: 'Worked out at', show: ({ computed }) => (computed ? `${rateText(computed)} p.a.` : '–') },
  { name: 'For', show: ({ asked }) => `${rupees(asked.amount)}, ${months(asked.tenureMonths)}` },
  { name: 'Fits your request', show: fitWords },
  { name: 'Loan amount', show: ({ offer }) => offer.loanAmount },
  { name: 'Interest rate (p.a.)', show: ({ offer }) => offer.interestRate },
  { name: 'Tenure', show: ({ offer }) => offer.tenure },
  { name: 'Processing fees', show: ({ offer }) => offer.processingFee },
]

/** Up to four offers in columns. On a phone each row's name stands above it, so that two columns fit. */
export function SideBySide({ entries, request, userId, onRemove, onClose }: SideBySideProps) {
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => open || onClose()}
      title="Side by side"
      description={`${rupees(request.amount)} over ${months(request.tenureMonths)}`}
      footer={
        <Button variant="secondary" onClick={() => void copyAddress()}>
          Copy a link to this comparison
        </Button>
      }
    >
      <div className="-mx-5 overflow-x-auto px-5">
        <table className="w-full border-separate border-spacing-0 sm:table-fixed">
          <thead>
            <tr className="align-top">
              <td className="hidden w-36 sm:table-cell" />
              {entries.map(({ offer }) => (
                <th key={offer.id} scope="col" className="min-w-37 pr-3 pb-2 text-left wrap-anywhere">
                  {offer.lender}
                  <button
                    type="button"
                    onClick={() => onRemove(offer.id)}
                    className="link flex min-h-11 items-center text-sm font-normal"
                  >
                    Remove<span className="sr-only"> {offer.lender}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <RowOf key={row.name} row={row} entries={entries} />
          ))}
          <tbody>
            <tr>
              <td className="hidden sm:table-cell" />
              {entries.map((entry) => (
                <td key={entry.offer.id} className="pt-4 pr-3 pb-1">
                  <ApplyLink entry={entry} userId={userId} className="w-full px-2 whitespace-nowrap" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

function RowOf({ row: { name, show, least }, entries }: { row: Row; entries: OfferEntry[] }) {
  const lowest = least && lowestOf(entries, least)
  const label = 'border-t border-line pt-2 text-left text-xs font-medium text-quiet'
  return (
    <tbody>
      <tr className="sm:hidden">
        <th scope="rowgroup" colSpan={entries.length} className={label}>
          <span className="sticky left-0">{name}</span>
        </th>
      </tr>
      <tr className="align-top">
        <th scope="row" className={`hidden w-36 py-2.5 pr-3 sm:table-cell sm:text-sm ${label}`}>
          {name}
        </th>
        {entries.map((entry) => (
          <td
            key={entry.offer.id}
            className="min-w-37 pt-0.5 pr-3 pb-2.5 text-sm sm:border-t sm:border-line sm:pt-2.5"
          >
            <span className={least ? 'amount text-base font-semibold' : ''}>{show(entry)}</span>
            {entry.computed && least && lowest === least(entry.computed.cost) && (
              <span className="block">
                <Badge tone="positive">Lowest</Badge>
              </span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function fitWords(entry: OfferEntry): ReactNode {
  if (!entry.computed) return entry.why.join(' ')
  if (entry.misses.length === 0) return 'Yes'
  return `No. ${entry.misses.map(({ reason, suggestion: change }) => `${reason}.${change ? ` ${change}.` : ''}`).join(' ')}`
}

/** Only where there is something to be lower than, and the loans are the same. */
function lowestOf(entries: OfferEntry[], least: (cost: Cost) => number): number | undefined {
  const costs = entries.flatMap(({ computed }) => (computed ? [least(computed.cost)] : []))
  const loans = new Set(entries.map(({ asked }) => `${asked.amount}/${asked.tenureMonths}`))
  const [lowest] = [...costs].sort((a, b) => a - b)
  return loans.size === 1 && costs.length > 1 && costs.some((cost) => cost !== lowest) ? lowest : undefined
}

/** The address holds the whole comparison, so it is the link. */
async function copyAddress() {
  try {
    await navigator.clipboard.writeText(window.location.href)
    toast.success(messages.linkCopied)
  } catch {
    toast.error(messages.linkNotCopied)
  }
}
