import { type AuditEvent, type Changes, type ListedEvent, subjectOf } from '#contract/audit-event.ts'
import { byteOrderMark, csvRow } from '#contract/csv.ts'
import { dayInIndia, timeInIndia } from '#loans/dates.ts'
import { groupedNumber } from '../../ui/format.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { fieldNames } from '../offers/field-names.ts'
import { describeChanges, textOf } from '../offers/schedule/describe-changes.ts'
import { describeTerms } from '../payments/describe-terms.ts'
import type { Names } from './names.ts'

/** Kinds of events, as they can be chosen. */
export const actionNames: Readonly<Record<AuditEvent['action'], string>> = {
  viewed: 'Opened a borrower’s details',
  listed: 'Saw the list of users',
  searched: 'Searched users',
  'export-started': 'Started an export',
  exported: 'Export completed',
  'export-fetched': 'Downloaded an export',
  closed: 'Account closed',
  'number-changed': 'Number changed',
  sealed: 'Account sealed',
  erased: 'Account erased',
  'complaints-listed': 'Saw the open complaints',
  'complaint-answered': 'Answered a complaint',
  'offer-added': 'Added an offer',
  'offer-changed': 'Changed an offer',
  'change-scheduled': 'Scheduled a change of an offer',
  'change-proposed': 'Sent a change of an offer for approval',
  'change-approved': 'Approved a change with a start time',
  'change-revoked': 'Revoked a scheduled change',
  'change-restored': 'Scheduled a revoked change again',
  'change-applied': 'A scheduled change took effect',
  'change-failed': 'A scheduled change was not applied',
  'outcomes-imported': 'Imported outcomes of hand-overs',
  'signing-key-shown': 'Saw the key with which a lender signs',
  'payment-terms-saved': 'Saved what a lender pays',
  'payment-terms-removed': 'Removed what a lender pays',
  'logo-upload-signed': 'Uploaded a logo',
  'audit-read': 'Read the audit',
}

const reasons = {
  asked: 'asked for by the borrower',
  'terms-withdrawn': 'consent to the terms withdrawn',
  unused: 'unused for too long',
  unproven: 'number never verified',
  demo: 'demo stage',
} as const

const borrowers = (count: number) => (count === 1 ? '1 borrower' : `${groupedNumber(count)} borrowers`)

/** What happened, beyond its kind and whom it is about; empty if that says it all. Without names, people and lenders have their ids. */
export function detailsOf(event: AuditEvent, names?: Pick<Names, 'person' | 'lender'>): string {
  const { person, lender } = names ?? { person: asItIs, lender: asItIs }
  switch (event.action) {
    case 'listed':
    case 'exported':
      return borrowers(event.count)
    case 'searched':
      return `${event.kind} of ${event.length === 1 ? '1 character' : `${event.length} characters`}, ${borrowers(event.count)}`
    case 'closed':
    case 'erased':
      return reasons[event.reason]
    case 'complaints-listed':
      return event.count === 1 ? '1 complaint' : `${groupedNumber(event.count)} complaints`
    case 'complaint-answered':
      return event.state
    case 'offer-added':
    case 'offer-changed':
      return writtenChanges(event.changes).join('; ')
    case 'change-scheduled':
    case 'change-proposed':
    case 'change-approved':
    case 'change-revoked':
    case 'change-restored':
    case 'change-applied':
    case 'change-failed':
      return [
        `from ${writtenDay(dayInIndia(event.starts_at))}, ${timeInIndia(event.starts_at)}`,
        ...('scheduled_by' in event ? [`scheduled by ${inSentence(person(event.scheduled_by))}`] : []),
        ...('approved_by' in event && event.approved_by
          ? [`approved by ${inSentence(person(event.approved_by))}`]
          : []),
        ...('reason' in event ? [event.reason] : []),
        ...writtenChanges(event.changes),
      ].join('; ')
    case 'outcomes-imported':
      return `${event.count === 1 ? '1 outcome' : `${groupedNumber(event.count)} outcomes`} of ${event.lenders.map(lender).join(', ')}`
    case 'payment-terms-saved':
    case 'payment-terms-removed':
      return describeTerms(event.terms)
    case 'logo-upload-signed':
      return `${event.type}, ${groupedNumber(event.bytes)} bytes`
    case 'audit-read':
      return `${writtenDay(event.day)}, ${event.count === 1 ? '1 event' : `${groupedNumber(event.count)} events`}`
    default:
      return ''
  }
}

const asItIs = (id: string) => id
const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** `Tenure: 12 months → 24 months`. */
const writtenChanges = (changes: Changes) =>
  Object.entries(changes).flatMap(([field, change]) => {
    const name = fieldNames[field] ?? field
    if (change.to === undefined) return [`${name}: removed`]
    const fields =
      field === 'logo'
        ? [{ name, from: textOf(change.from), to: textOf(change.to) }]
        : describeChanges({ changes: { [field]: change } })
    return fields.map(
      ({ name, from, to }) => `${name}: ${from === 'empty' ? '' : `${shortened(from)} → `}${shortened(to)}`,
    )
  })

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

const titles = ['When (India)', 'Who', 'What', 'About', 'Details']

/** The events as a CSV file. */
export const eventsCsv = (events: ListedEvent[]): string =>
  byteOrderMark +
  [titles, ...events.map(({ at, event }) => [whenOf(at), ...cellsOf(event)])].map(csvRow).join('')

const whenOf = (at: string) => `${dayInIndia(at)} ${timeInIndia(at)}`

const cellsOf = (event: AuditEvent | undefined) =>
  event ? [event.by, actionNames[event.action], subjectOf(event), detailsOf(event)] : ['', unknownEvent]

/** What is shown of an event that this release cannot read. */
export const unknownEvent = 'Something that this version of the page cannot read'
