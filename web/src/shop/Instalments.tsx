import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '#contract/limits.ts'
import { emi } from '#loans/emi.ts'
import { typedPercent, typedRupees } from '#loans/typed-figure.ts'
import * as words from '#words/shop.ts'
import { shop } from '../content/shop.ts'
import { noCostEmiPath } from '../paths.ts'
import { Announced } from '../ui/Announced.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { FoldSign } from '../ui/Fold.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { groupedNumber, months, rupees } from '../ui/format.ts'
import { sentence } from '../ui/sentence.ts'

const { min, max } = limits.loanAmount
const maxRatePercent = 100

/**
 * Whole rupees; undefined unless the text is an amount within `limits.loanAmount`. Parsing with the contract's schema
 * would put zod into the page.
 */
function readPrice(text: string): number | undefined {
  const price = typedRupees(text)
  return price >= min && price <= max ? price : undefined
}

/** Per cent a year; undefined unless the text is a rate from 0 to `maxRatePercent`. */
function readRate(text: string): number | undefined {
  const rate = typedPercent(text)
  return rate <= maxRatePercent ? rate : undefined
}

/**
 * Folded until it is asked for, shows the EMI over 3 and 6 months at a stated rate that the shopper can change. `onPrice` gets each typed price in
 * whole rupees, or `undefined` if it is not within `limits.loanAmount`.
 */
export function Instalments({ onPrice }: { onPrice: (price: number | undefined) => void }) {
  const [amountText, setAmountText] = useState(groupedNumber(shop.exampleAmount))
  const [rateText, setRateText] = useState(String(shop.assumedRatePercent))
  const [touched, setTouched] = useState({ amount: false, rate: false })
  const amount = readPrice(amountText)
  const rate = readRate(rateText)

  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3.5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl group-hover:text-primary">{words.monthlyCost}</h2>
        <FoldSign />
      </summary>
      <div className="grid items-start gap-x-12 gap-y-5 pb-6 md:grid-cols-2">
        <div className="grid gap-4">
          <TextField
            label={words.price}
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
            // The amount with its commas, while the text has none.
            hint={
              amount !== undefined && amountText !== groupedNumber(amount)
                ? rupees(amount)
                : words.between(rupees(min), rupees(max))
            }
            error={
              touched.amount && amount === undefined
                ? words.enterBetween(rupees(min), rupees(max))
                : undefined
            }
            value={amountText}
            onChange={(event) => {
              setAmountText(event.target.value)
              onPrice(readPrice(event.target.value))
            }}
            onBlur={() => {
              setTouched({ ...touched, amount: true })
              if (amount !== undefined) setAmountText(groupedNumber(amount))
            }}
          />
          <TextField
            label={words.interestRate}
            inputMode="decimal"
            autoComplete="off"
            hint={words.assumedRate}
            error={touched.rate && rate === undefined ? words.enterRate(maxRatePercent) : undefined}
            value={rateText}
            onChange={(event) => setRateText(event.target.value)}
            onBlur={() => setTouched({ ...touched, rate: true })}
          />
        </div>
        <div>
          <Announced text={`${amount} ${rate}`}>
            <ul className="grid grid-cols-2 gap-x-4">
              {limits.shop.tenureMonths.map((tenureMonths) => (
                <Instalment
                  key={tenureMonths}
                  tenureMonths={tenureMonths}
                  {...(amount !== undefined && rate !== undefined && { amount, rate })}
                />
              ))}
            </ul>
          </Announced>
          <p className="mt-3 text-sm text-quiet">
            <ChangingText>{rate === undefined ? words.atYourRate : words.atRate(rate)}</ChangingText>
          </p>
          <Link to={noCostEmiPath(amount)} className="link mt-1 inline-flex min-h-11 items-center text-sm">
            {words.trueCost}
          </Link>
        </div>
      </div>
    </details>
  )
}

interface InstalmentProps {
  tenureMonths: number
  /** Rupees. Both this and the rate are absent while either is invalid. */
  amount?: number
  rate?: number
}

function Instalment({ tenureMonths, amount, rate }: InstalmentProps) {
  const isKnown = amount !== undefined && rate !== undefined
  const monthly = isKnown ? emi({ principal: amount, annualRatePercent: rate, tenureMonths }) : undefined
  return (
    <li>
      <span className="text-sm text-quiet">{months(tenureMonths)}</span>
      <span className="block">
        <span className="block text-xl font-bold tabular-nums">
          {sentence(
            words.aMonth<ReactNode>(monthly === undefined ? '₹ –' : rupees(monthly), (text) => (
              <span className="block text-sm font-normal">{text}</span>
            )),
          )}
        </span>
        {monthly !== undefined && amount !== undefined && (
          <span className="text-xs text-quiet tabular-nums">
            <ChangingText>{words.totalInterest(rupees(monthly * tenureMonths - amount))}</ChangingText>
          </span>
        )}
      </span>
    </li>
  )
}
