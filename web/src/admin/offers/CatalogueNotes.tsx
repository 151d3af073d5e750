import { comparedFacts } from '#contract/compared-facts.ts'
import { factLabels, missingComparedFacts } from '#contract/describe-facts.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'

export function BadgesOff({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-2 rounded-card bg-caution-wash px-4 py-3 text-sm">
      <ChangingText>
        {`${count === 1 ? '1 badge is' : `${count} badges are`} off because the reason is no longer true. Filter by “Badge off”.`}
      </ChangingText>
    </p>
  )
}

/** How many of the shown offers lack each fact that a comparison must have. */
export function Unpublished({ offers }: { offers: AdminOffer[] }) {
  const shown = offers.filter(({ status }) => status === 'shown')
  const counts = comparedFacts.map((name) => ({
    name,
    count: shown.filter((offer) => missingComparedFacts(offer).includes(name)).length,
  }))
  if (counts.every(({ count }) => count === 0)) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <dt className="basis-full text-quiet">{`Of ${shown.length} shown offers, these lack a fact RBI wants compared`}</dt>
      {counts.map(({ name, count }) => (
        <dd key={name}>
          <span>{`${factLabels[name]}: `}</span>
          <ChangingText className="amount font-semibold">{String(count)}</ChangingText>
        </dd>
      ))}
    </dl>
  )
}
