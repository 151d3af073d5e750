import { describeBadge } from '#contract/describe-badge.ts'
import { describeFact } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'
import { linkOfPress } from '#contract/offer-link.ts'
import { isPaused } from '#contract/pause.ts'
import { applyWith } from '#words/catalogue.ts'
import * as words from '#words/lenders.ts'
import { writtenLang } from '#words/locale.ts'
import * as card from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { OfferEligibility } from '../catalogue/OfferEligibility.tsx'
import { OfferFacts } from '../catalogue/OfferFacts.tsx'
import { OfferTerms } from '../catalogue/OfferTerms.tsx'
import { LenderSiteLink, PauseNote } from '../catalogue/Pause.tsx'
import { RequiredDocuments } from '../catalogue/RequiredDocuments.tsx'
import { withLender } from '../catalogue/with-lender.tsx'
import { paths } from '../paths.ts'
import { AsWritten } from '../ui/AsWritten.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Fold } from '../ui/Fold.tsx'
import { CostTable } from './CostTable.tsx'
import { comparableLoan } from './example-loans.ts'
import { describeLoanTypes } from './lenders.ts'
import { MonthlyCost } from './MonthlyCost.tsx'
import { OfferChanges } from './OfferChanges.tsx'

export function LenderOffer({ offer }: { offer: Offer }) {
  const { id, lender, description, link, eligibility, documents } = offer
  const [loanType, ...otherTypes] = eligibility?.loanTypes ?? []
  const titleId = `offer-${id}`
  return (
    <section aria-labelledby={titleId} className="mt-8 border-t border-line pt-8">
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-2xl">
            {describeLoanTypes(offer)}
          </h2>
          {description && (
            <p lang={writtenLang} className="mt-1 text-quiet">
              {description}
            </p>
          )}
          <MonthlyCost offer={offer} />
          <PauseNote offer={offer} className="mt-4 font-semibold" />
          <div className="mt-6 flex flex-wrap gap-3 *:max-sm:w-full">
            {/^https?:\/\//i.test(link) &&
              (isPaused(offer) ? (
                <LenderSiteLink offer={offer} />
              ) : (
                <ButtonLink href={linkOfPress(link)} external>
                  {withLender(applyWith, lender)}
                </ButtonLink>
              ))}
            <ButtonLink
              variant="secondary"
              to={withChoices(paths.compare, {
                ...comparableLoan(offer),
                type: otherTypes.length === 0 ? loanType : undefined,
              })}
            >
              {words.compareWithOthers}
            </ButtonLink>
          </div>
          {offer.recommended && (
            <p className="mt-4 text-sm text-quiet">
              <span className="mr-1 font-semibold text-ink">{fullStop(card.recommended)}</span>
              <span>{describeBadge(offer)}</span>
            </p>
          )}
        </div>
        <Card className="min-w-0 sm:p-6">
          <h3 className="mb-1 text-lg">{words.whatItCosts}</h3>
          <CostTable offer={offer} />
        </Card>
      </div>
      <div className="mt-10 mb-8 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Part title={words.lendersTerms}>
          <OfferTerms offer={offer} />
        </Part>
        <Part title={words.whoCanApply}>
          <OfferEligibility eligibility={eligibility} />
        </Part>
      </div>
      <Fold title={words.documents} lead={words.documentsCount(documents.length)}>
        <div className="max-w-2xl">
          <RequiredDocuments documents={documents} />
        </div>
      </Fold>
      <Fold
        title={words.facts}
        lead={<AsWritten>{describeFact(offer, 'legal_name')?.words ?? lender}</AsWritten>}
      >
        <div className="max-w-2xl">
          <OfferFacts offer={offer} />
        </div>
      </Fold>
      <div className="mt-8">
        <Part title={words.changes}>
          <OfferChanges id={id} />
        </Part>
      </div>
    </section>
  )
}

/** A part with nothing to print yet is left out of the printed page: printing does not wait for the network. */
function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <div className="offer-card min-w-0 break-inside-avoid print:has-[[data-unprinted]]:hidden">
      <h3 className="mb-2 text-lg">{title}</h3>
      {children}
    </div>
  )
}
