import { useState } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router-dom'
import { consentText } from '#contract/consent-texts.ts'
import { type ConsentKind, currentVersion } from '#contract/consents.ts'
import type { GivenConsent } from '#contract/my-data.ts'
import * as routes from '#contract/routes.ts'
import * as words from '#words/my-tulna.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { paths } from '../paths.ts'
import { callAsBorrower } from '../session/call.ts'
import { consentLanguage } from '../session/consent-language.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { download } from '../ui/download.ts'
import { day } from '../ui/format.ts'
import { ConfirmClosing } from './ConfirmClosing.tsx'
import type { PartProps } from './part.ts'
import { fetchReceipt } from './queries.ts'
import { useMyDataMutation } from './use-my-data-mutation.ts'

/**
 * For each kind of consent: the versions that were given, with their words and times, and a button that withdraws the
 * consent. Once the consent to be contacted is withdrawn, its button gives it again. Withdrawing the consent to the
 * terms closes the account.
 */
export function Consents({ data, userId, onClosed }: PartProps) {
  const { consents, withdrawals, profile } = data
  const [isClosing, setIsClosing] = useState(false)
  const of = (kind: ConsentKind) => consents.filter((consent) => consent.kind === kind)
  const [withdraw, isWithdrawing] = useMyDataMutation(userId, () =>
    callAsBorrower(routes.withdrawConsent, { body: { id: userId, kind: 'mobile' } }),
  )
  const [give, isGiving] = useMyDataMutation(userId, () =>
    callAsBorrower(routes.giveConsent, { body: { id: userId, kind: 'mobile', language: consentLanguage } }),
  )
  /**
   * What the borrower agrees to by giving the consent to be contacted again. The earlier text may have been in another
   * language or version.
   */
  const given = consentText('mobile', currentVersion('mobile'), consentLanguage)
  const lastWithdrawal = withdrawals.filter(({ kind }) => kind === 'mobile').at(-1)?.withdrawn_at
  return (
    <>
      <p className="mt-2 text-quiet">{words.consentsIntro}</p>
      {consents.length === 0 && <p className="mt-4">{words.noConsents}</p>}
      <h3 className="mt-6 text-xl">{words.kinds.mobile}</h3>
      <GivenConsents consents={of('mobile')} userId={userId} />
      {profile.do_not_contact ? (
        <>
          {lastWithdrawal && <p className="mt-2 font-medium">{words.withdrawnOn(day(lastWithdrawal))}</p>}
          <p className="mt-2 text-quiet">{words.stayWithdrawn}</p>
          {given && (
            <>
              <p className="mt-3 text-quiet">{words.againAgrees}</p>
              <blockquote className="mt-1" lang={given.language}>
                {`“${given.text}”`}
              </blockquote>
            </>
          )}
          <Button variant="secondary" className="mt-3" busy={isGiving} onClick={() => give()}>
            {words.giveAgain}
          </Button>
        </>
      ) : (
        <Button variant="secondary" className="mt-3" busy={isWithdrawing} onClick={() => withdraw()}>
          {words.withdrawContact}
        </Button>
      )}
      <h3 className="mt-8 text-xl">{words.kinds.terms}</h3>
      <GivenConsents consents={of('terms')} userId={userId} />
      <p className="mt-2 flex flex-wrap gap-x-5">
        {[
          { to: paths.terms, name: words.readTerms },
          { to: paths.privacy, name: words.readPrivacy },
        ].map(({ to, name }) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        ))}
      </p>
      <p className="mt-1 text-quiet">{words.termsNote}</p>
      <Button variant="danger" className="mt-3" onClick={() => setIsClosing(true)}>
        {words.withdrawTerms}
      </Button>
      {isClosing && (
        <ConfirmClosing
          close={() => callAsBorrower(routes.withdrawConsent, { body: { id: userId, kind: 'terms' } })}
          onKeep={() => setIsClosing(false)}
          onClosed={onClosed}
        />
      )}
    </>
  )
}

function GivenConsents({ consents, userId }: { consents: GivenConsent[]; userId: string }) {
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {consents.map((consent) => (
        <li key={consent.version}>
          <Card className="flex flex-col gap-1">
            {consent.text && <blockquote lang={consent.language}>{`“${consent.text}”`}</blockquote>}
            <p className="text-sm text-quiet">{words.version(day(consent.version))}</p>
            <p className="text-sm text-quiet">
              {words.given(day(consent.first_given_at), day(consent.last_given_at))}
            </p>
            <Receipt consent={consent} userId={userId} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Receipt({ consent: { kind, version }, userId }: { consent: GivenConsent; userId: string }) {
  const [fetchAndSave, isFetching] = useSingleMutation({
    mutationFn: () => fetchReceipt(userId, kind, version),
    onSuccess: (receipt) => {
      const name = `tulna-consent-${kind}-${version}.json`
      if (receipt) download(name, JSON.stringify(receipt, null, 2), 'application/json')
      else toast.error(words.receiptFailed)
    },
    onError: () => toast.error(words.receiptFailed),
  })
  return (
    <Button variant="quiet" className="self-start" busy={isFetching} onClick={() => fetchAndSave()}>
      {words.receipt}
    </Button>
  )
}
