import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, X } from 'lucide-react'
import { type Dispatch, type SetStateAction, useState } from 'react'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import type { StoredOffer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { callAsAdmin } from '../call.ts'
import { adminOffersQuery, whyNotSaved } from './queries.ts'
import { showSaved } from './saved-toast.tsx'

type Status = StoredOffer['status']

interface SelectedOffersProps {
  selected: StoredOffer[]
  onSelect: Dispatch<SetStateAction<readonly string[]>>
}

/** Hides or shows several offers, one after the other. Those that fail stay selected, with the first reason in a toast. */
export function SelectedOffers({ selected, onSelect }: SelectedOffersProps) {
  const queries = useQueryClient()
  const [run, setRun] = useState<{ status: Status; done: number; of: number }>()
  if (selected.length === 0) return null
  const setStatus = async (status: Status, offers = selected) => {
    const others = offers.filter((offer) => offer.status !== status)
    if (others.length === 0) {
      toast(`Already ${status === 'hidden' ? 'hidden from' : 'shown to'} borrowers`, { id: status })
      return
    }
    const failed: { id: string; reason: string }[] = []
    const changed: StoredOffer[] = []
    let isProposed = false
    for (const [done, offer] of others.entries()) {
      const { id } = offer
      setRun({ status, done, of: others.length })
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
    setRun(undefined)
    // Others may have been selected meanwhile.
    onSelect((ids) => [
      ...ids.filter((selectedId) => !offers.some(({ id }) => id === selectedId)),
      ...failed.map(({ id }) => id),
    ])
    const [first] = failed
    if (first) toast.error(`${failed.length} of ${others.length} not changed. ${first.reason}`)
    if (changed.length > 0)
      showSaved({
        message: isProposed ? messages.changeProposed : messages.offerUpdated,
        about: changed.length === 1 ? changed[0]?.lender : `${changed.length} offers`,
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
        <ChangingText>{run ? `${run.done} of ${run.of} done` : count}</ChangingText>
      </p>
      <Button
        variant="secondary"
        busy={run?.status === 'hidden'}
        disabled={run?.status === 'shown'}
        onClick={() => setStatus('hidden')}
        className="max-sm:order-1 max-sm:grow"
      >
        <EyeOff className="size-4" aria-hidden="true" />
        <span>Hide</span>
      </Button>
      <Button
        variant="secondary"
        busy={run?.status === 'shown'}
        disabled={run?.status === 'hidden'}
        onClick={() => setStatus('shown')}
        className="max-sm:order-1 max-sm:grow"
      >
        <Eye className="size-4" aria-hidden="true" />
        <span>Show</span>
      </Button>
      <Button variant="quiet" disabled={run !== undefined} onClick={() => onSelect([])}>
        <X className="size-4" aria-hidden="true" />
        <span>
          Clear <span className="max-sm:sr-only">selection</span>
        </span>
      </Button>
    </section>
  )
}
