import { emi } from '#loans/emi.ts'
import * as words from '#words/landing.ts'
import { shop } from '../content/shop.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { rupees } from '../ui/format.ts'
import { Section } from './Section.tsx'

const points = [
  { title: words.atCheckout, text: words.atCheckoutText },
  { title: words.getFinancing, text: words.getFinancingText },
  { title: words.support, text: words.supportText },
]

export function Shopping() {
  return (
    <Section id="shopping" title={words.shopping} intro={words.shoppingIntro}>
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <ul className="divide-y divide-line border-y border-line">
            {points.map(({ title, text }) => (
              <li key={title} className="py-4">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-quiet">{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.shop} variant="secondary" className="mt-6 w-full sm:w-auto">
            {words.shopNow}
          </ButtonLink>
        </div>
        <Instalments />
      </div>
    </Section>
  )
}

const cart = 18_000

/** A cart as one, three and six payments with interest, drawn to scale. */
function Instalments() {
  const over = (tenureMonths: number) =>
    emi({ principal: cart, annualRatePercent: shop.assumedRatePercent, tenureMonths })
  const [three, six] = [over(3), over(6)]
  const rows = [
    { parts: 1, part: cart, name: words.payNow, amount: rupees(cart) },
    { parts: 3, part: three, name: words.overThreeMonths, amount: words.monthly(rupees(three)) },
    { parts: 6, part: six, name: words.overSixMonths, amount: words.monthly(rupees(six)) },
  ]
  const scale = 360 / (6 * six)
  return (
    <figure className="rounded-card border border-line bg-surface p-6">
      <div className="flex flex-col gap-5">
        {rows.map(({ parts, part, name, amount }) => (
          <div key={parts}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="text-quiet">{name}</span>
              <span className="font-semibold tabular-nums">{amount}</span>
            </p>
            <svg viewBox="0 0 360 16" className="mt-1.5 w-full text-primary" aria-hidden="true">
              {Array.from({ length: parts }, (_, index) => index * part * scale).map((start) => (
                <rect
                  key={start}
                  x={start + 1}
                  width={part * scale - 2}
                  height="16"
                  rx="4"
                  fill="currentColor"
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="mt-5 text-xs text-quiet">
        {words.cartNote(rupees(cart), shop.assumedRatePercent)}
      </figcaption>
    </figure>
  )
}
