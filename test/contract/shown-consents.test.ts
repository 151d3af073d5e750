import { afterEach, expect, test, vi } from 'vitest'
import { Consent } from '#contract/borrower.ts'
import { consentKinds, consentVersions, currentConsents } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'

afterEach(() => void vi.useRealTimers())

const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+05:30`) })
const messageFor = (consent: object) => Consent.safeParse(consent).error?.issues[0]?.message
const [older, newer] = consentVersions.terms

test('the version before the current one counts while pages that show it may still be open, and then no more', () => {
  expect(newer).toBe('2026-11-27')
  on('2026-12-04')
  expect(messageFor({ kind: 'terms', version: older })).toBeUndefined()
  on('2026-12-05')
  expect(messageFor({ kind: 'terms', version: older })).toBe(messages.textsReplaced)
})

test('the current versions of texts and notice count however old they are', () => {
  on('2040-01-01')
  for (const consent of currentConsents('hi')) expect(messageFor(consent)).toBeUndefined()
})

test.each(consentKinds)('a version of the text %s that was never published is refused', (kind) => {
  for (const version of ['', '2026-11-20', '2099-01-01', 'constructor'])
    expect(messageFor({ kind, version })).toBe(messages.requestInvalid)
})
