import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { emi } from '#loans/emi.ts'
import { shop } from '../content/shop.ts'
import { Card } from '../ui/Card.tsx'
import { months, rupees } from '../ui/format.ts'
import { TextField } from '../ui/TextField.tsx'

const { min, max } = limits.loanAmount
const maxRatePercent = 100

/** Whole rupees that a loan can be for; undefined for anything else. The contract's schema would put zod into the page. */
function readPrice(text: string): number | undefined {
  const price = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return price >= min && price <= max ? price : undefined
}

/** Per cent a year with up to two decimals; undefined for anything else. */
function readRate(text: string): number | undefined {
  const rate = /^\d{1,3}(\.\d{0,2})?$/.test(text.trim()) ? Number(text) : Number.NaN
  return rate <= maxRatePercent ? rate : undefined
}

/** Shows the EMI over 3 and 6 months at a stated rate that the shopper can change. `onPrice` gets a typed price, in rupees. */
export function Instalments({ onPrice }: { onPrice: (price: number | undefined) => void }) {
  const [amountText, setAmountText] = useState(String(shop.exampleAmount))
  const [rateText, setRateText] = useState(String(shop.assumedRatePercent))
  const [touched, setTouched] = useState({ amount: false, rate: false })
  const amount = readPrice(amountText)
  const rate = readRate(rateText)

  return (
    <Card>
      <h2 className="text-2xl">What you pay a month</h2>
      <div className="mt-4 flex flex-col gap-4">
        <TextField
          label="Price"
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          hint={amount !== undefined ? rupees(amount) : `${rupees(min)} to ${rupees(max)}`}
          error={
            touched.amount && amount === undefined ? `Enter ${rupees(min)} to ${rupees(max)}` : undefined
          }
          value={amountText}
          onChange={(event) => {
            const text = event.target.value.replace(/[₹,\s]/g, '')
            setAmountText(text)
            onPrice(readPrice(text))
          }}
          onBlur={() => setTouched({ ...touched, amount: true })}
        />
        <TextField
          label="Interest rate (% p.a.)"
          inputMode="decimal"
          autoComplete="off"
          hint="Our assumption. Enter your lender’s rate."
          error={touched.rate && rate === undefined ? `Enter 0 to ${maxRatePercent}, e.g. 14.5` : undefined}
          value={rateText}
          onChange={(event) => setRateText(event.target.value.replace(/[%\s]/g, ''))}
          onBlur={() => setTouched({ ...touched, rate: true })}
        />
      </div>
      <div role="status" className="mt-5">
        <ul className="divide-y divide-line border-y border-line">
          {limits.shop.tenureMonths.map((tenureMonths) => (
            <Instalment
              key={tenureMonths}
              tenureMonths={tenureMonths}
              {...(amount !== undefined && rate !== undefined && { amount, rate })}
            />
          ))}
        </ul>
      </div>
      <p className="mt-3 text-sm text-quiet">
        {rate === undefined ? 'At the rate you enter' : `At ${rate}% p.a.`} on a reducing balance, before
        fees. You see each lender’s own rate and fees before you agree.
      </p>
    </Card>
  )
}

interface InstalmentProps {
  tenureMonths: number
  /** Rupees; absent, like the rate, while the input is invalid. */
  amount?: number
  rate?: number
}

function Instalment({ tenureMonths, amount, rate }: InstalmentProps) {
  const isKnown = amount !== undefined && rate !== undefined
  const monthly = isKnown ? emi({ principal: amount, annualRatePercent: rate, tenureMonths }) : undefined
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-3">
      <span className="font-medium">{months(tenureMonths)}</span>
      <span className="text-right">
        <span className="block text-xl font-bold tabular-nums">
          {monthly === undefined ? '₹ –' : rupees(monthly)}{' '}
          <span className="text-sm font-normal">a month</span>
        </span>
        {monthly !== undefined && amount !== undefined && (
          <span className="text-sm text-quiet tabular-nums">
            {rupees(monthly * tenureMonths - amount)} total interest
          </span>
        )}
      </span>
    </li>
  )
}
