import { ArrowLeft, ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import * as words from '#words/shop.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { refusesFraming, shop } from '../content/shop.ts'
import { addressOf, paths } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Loader } from '../ui/Loader.tsx'
import { markWritten } from '../ui/mark-written.tsx'
import { AddressBar } from './AddressBar.tsx'
import { framedAddress } from './addresses.ts'
import type { OpenPage } from './use-shop.ts'

interface WebsiteViewProps {
  page: OpenPage
  /** Whole rupees. Absent unless the shopper has typed a price within `limits.loanAmount`. */
  price: number | undefined
  onBack: () => void
}

export function WebsiteView({ page, price, onBack }: WebsiteViewProps) {
  const { name, brand } = page
  const address = framedAddress(page.address)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="website-title"
      data-fills-screen
      className="flex h-[calc(var(--viewport-height)-4rem-1px)] min-h-96 flex-col bg-surface"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          <span>{words.back}</span>
        </Button>
        <h1
          id="website-title"
          ref={heading}
          tabIndex={-1}
          className="min-w-0 grow basis-0 truncate text-lg outline-none sm:max-w-48 sm:grow-0 sm:basis-auto"
        >
          {brand ? <Name>{name}</Name> : name}
        </h1>
        {address && (
          <>
            <ButtonLink variant="quiet" href={address} external className="sm:order-last">
              <ExternalLink className="size-5" aria-hidden="true" />
              <span className="sr-only sm:not-sr-only">{words.openInNewTab}</span>
            </ButtonLink>
            <div className="w-full min-w-0 sm:w-auto sm:grow sm:basis-40">
              <AddressBar address={address} />
            </div>
          </>
        )}
      </div>
      {address && brand && refusesFraming.includes(brand) && <NewTabOnly name={name} address={address} />}
      {address && !(brand && refusesFraming.includes(brand)) && (
        <Website name={name} address={address} isSearch={!brand} />
      )}
      {!address && <EmptyState title={words.cannotOpenHere}>{words.addressNotSecure}</EmptyState>}
      {brand && (
        <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2">
          <p className="text-sm text-quiet">{markWritten(words.buyingAt(name), name)}</p>
          <ButtonLink
            variant="secondary"
            href={withChoices(addressOf(paths.loanJourney), {
              brand,
              amount: price,
              purpose: 'Consumer Durable',
            })}
            external
            className="shrink-0"
          >
            {words.getFinancing}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** Shown for a shop on the `refusesFraming` list instead of a frame that would stay blank. */
function NewTabOnly({ name, address }: { name: string; address: string }) {
  return (
    <div className="grow">
      <EmptyState
        title={words.opensInNewTab}
        action={
          <ButtonLink href={address} external>
            <ExternalLink className="size-5" aria-hidden="true" />
            <span>{markWritten(words.open(name), name)}</span>
          </ButtonLink>
        }
      >
        {markWritten(words.refusesFraming(name), name)}
      </EmptyState>
    </div>
  )
}

/** The frame is covered for one second; after that a thin progress line shows until it has loaded. */
function Website({ name, address, isSearch }: { name: string; address: string; isSearch: boolean }) {
  const [isLoaded, setLoaded] = useState(false)
  const isUncovered = useElapsed(limits.shop.loadingMs)
  return (
    <>
      <BlankNotice
        link={isSearch ? words.openResults : markWritten(words.open(name), name)}
        address={address}
      />
      <div className="relative min-h-0 grow" aria-busy={!isLoaded}>
        <iframe
          src={address}
          title={name}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          onLoad={() => setLoaded(true)}
          className="size-full border-0"
        />
        {!isUncovered && (
          <div className="absolute inset-0 flex items-center justify-center bg-surface">
            <Loader label={words.loadingWebsite} />
          </div>
        )}
        {isUncovered && !isLoaded && (
          <div
            role="progressbar"
            aria-label={words.loading(name)}
            className="absolute inset-x-0 top-0 h-0.5 animate-pulse bg-primary"
          />
        )}
      </div>
    </>
  )
}

/**
 * Says what to do if the page is blank. It appears above every framed website after `shop.blankAfterMs`: the browser
 * reports a page that refuses framing as loaded, so only the shopper can tell it from a page that works.
 */
function BlankNotice({ link, address }: { link: ReactNode; address: string }) {
  const isLate = useElapsed(shop.blankAfterMs)
  const [isDismissed, setDismissed] = useState(false)
  return (
    <div role="status">
      {isLate && !isDismissed && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-caution-wash px-4 py-3">
          <p className="grow basis-72 text-sm">
            <strong className="block text-base">{words.isBlank}</strong>
            <span>{words.whyBlank}</span>
          </p>
          <ButtonLink href={address} external className="grow sm:grow-0">
            <ExternalLink className="size-5" aria-hidden="true" />
            <span className="max-w-56 truncate sm:max-w-60">{link}</span>
          </ButtonLink>
          <Button variant="quiet" onClick={() => setDismissed(true)}>
            {words.isWorking}
          </Button>
        </div>
      )}
    </div>
  )
}

function useElapsed(ms: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPast
}
