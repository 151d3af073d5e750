import type { AuditEvent } from '#contract/audit-event.ts'
import { lenderId } from '#contract/lender.ts'
import type { AdminOffer } from '#contract/offer.ts'

/** How people and things are called on the page: in words, with the end of an id where several are of one kind. */
export interface Names {
  person: (id: string) => string
  lender: (key: string) => string
  /** What an event is about; absent if that is nothing of its own. */
  thing: (event: AuditEvent) => string | undefined
}

const parts: Readonly<Record<string, string>> = {
  borrower: 'The borrower',
  operator: 'An operator',
  'sign-in': 'The sign-in',
}

/** @param offers the catalogue, once it is loaded */
export function namesOf(ownId: string, offers: readonly AdminOffer[] = []): Names {
  const lenders = new Map(offers.map(({ lender }) => [lenderId(lender), lender]))
  const offersById = new Map(offers.map((offer) => [offer.id, offer]))
  const lender = (key: string) => lenders.get(key) ?? key
  return {
    person: (id) =>
      id === ownId ? 'You' : (parts[id] ?? (isLong(id) ? `Administrator ${endOf(id)}` : capitalised(id))),
    lender,
    thing: (event) => {
      if ('borrower_id' in event) return `Borrower ${endOf(event.borrower_id)}`
      if ('offer_id' in event)
        return offerName(offersById.get(event.offer_id)) ?? `Offer ${endOf(event.offer_id)}`
      if ('export_id' in event) return `Export ${endOf(event.export_id)}`
      if ('complaint' in event) return `Complaint ${event.complaint}`
      if ('lender' in event) return lender(event.lender)
      return 'key' in event ? `Logo ${endOf(event.key.replace(/\.\w+$/, ''))}` : undefined
    },
  }
}

const offerName = (offer: AdminOffer | undefined) =>
  offer && [offer.lender, offer.description].filter(Boolean).join(': ')

/** An administrator's id has the shape of a UUID; parts of the system have a name. */
const isLong = (id: string) => /^[\da-f-]{30,}$/i.test(id)

const endOf = (id: string) => id.slice(-4)

const capitalised = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
