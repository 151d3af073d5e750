import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, X } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import type { StoredOffer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { callAsAdmin } from '../call.ts'
import { adminOffersQuery, whyNotSaved } from './queries.ts'
import { showSaved } from './saved-toast.tsx'

interface SelectedOffersProps {
  selected: StoredOffer[]
  /** Selects these offers instead. */
  onSelect: (ids: string[]) => void
}

/** Hides or shows several offers, one after the other. Those that fail stay selected, with the first reason in a toast. */
export function SelectedOffers({ selected, onSelect }: SelectedOffersProps) {
  const queries = useQueryClient()
  const [done, setDone] = useState<number>()
  if (selected.length === 0) return null
  const isBusy = done !== undefined
  const setStatus = async (status: StoredOffer['status'], offers = selected) => {
    const failed: { id: string; reason: string }[] = []
    const changed: StoredOffer[] = []
    let isProposed = false
    for (const [index, offer] of offers.entries()) {
      const { id } = offer
      setDone(index)
      if (offer.status === status) continue
      const body = new FormData()
      body.set('id', id)
      body.set('status', status)
      try {
        const { is_proposed } = await callAsAdmin(routes.updateOffers, { body })
        isProposed ||= is_proposed ?? false
        changed.push({ ...offer, status })
      } catch (error) {
        failed.push({ id, reason: whyNotSaved(error) })
      }
    }
    await Promise.all(
      [adminOffersQuery.queryKey, ['offers']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    setDone(undefined)
    onSelect(failed.map(({ id }) => id))
    const [first] = failed
    if (first) toast.error(`${failed.length} of ${offers.length} not changed. ${first.reason}`)
    else
      showSaved({
        message: isProposed ? messages.changeProposed : messages.offerUpdated,
        about: offers.length === 1 ? offers[0]?.lender : `${offers.length} offers`,
        status,
        isProposed,
        undo: () => void setStatus(status === 'hidden' ? 'shown' : 'hidden', changed),
      })
  }
  const count = selected.length === 1 ? '1 offer selected' : `${selected.length} offers selected`
  return (
    <section
      aria-label="Selected offers"
      className="sticky bottom-2 z-10 mt-4 flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-surface px-4 py-2 shadow-over sm:bottom-6 sm:mx-auto sm:w-fit sm:py-3 [@media(max-height:24rem)]:static"
    >
      <p role="status" className="amount grow font-medium sm:mr-3">
        <ChangingText>{isBusy ? `${done} of ${selected.length} done` : count}</ChangingText>
      </p>
      <Button
        variant="secondary"
        disabled={isBusy}
        onClick={() => setStatus('hidden')}
        className="max-sm:order-1 max-sm:grow"
      >
        <EyeOff className="size-4" aria-hidden="true" />
        <span>Hide</span>
      </Button>
      <Button
        variant="secondary"
        disabled={isBusy}
        onClick={() => setStatus('shown')}
        className="max-sm:order-1 max-sm:grow"
      >
        <Eye className="size-4" aria-hidden="true" />
        <span>Show</span>
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => onSelect([])}>
        <X className="size-4" aria-hidden="true" />
        <span>
          Clear <span className="max-sm:sr-only">selection</span>
        </span>
      </Button>
    </section>
  )
}
