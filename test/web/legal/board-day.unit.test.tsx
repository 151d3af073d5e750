import { expect, test } from 'vitest'
import { consentVersions, currentNotice, currentVersion, noticeVersions } from '#contract/consents.ts'
import { times } from '#redress/rules.ts'
import { renderAt } from '#support/components/render-at.tsx'
import PrivacyPage from '#web/legal/PrivacyPage.tsx'
import NoticePage from '#web/notice/NoticePage.tsx'
import { paths } from '#web/paths.ts'
import { writtenDay } from '#web/ui/written-day.ts'

const day = writtenDay(times.board.opensOn)

/** The paragraphs and items that speak of complaining to the Board. */
const aboutComplaints = (page: HTMLElement) =>
  [...page.querySelectorAll('p, li')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /complain|settle/i.test(text) && text.includes('Data Protection Board'))

test('the Privacy Policy and the notice say from which day the Data Protection Board takes complaints', () => {
  const privacy = aboutComplaints(renderAt(paths.privacy, <PrivacyPage />).show().container)
  const notice = aboutComplaints(renderAt(paths.notice, <NoticePage />).show().container)
  expect(privacy).toHaveLength(2)
  expect(notice).toHaveLength(1)
  for (const text of [...privacy, ...notice]) expect(text).toContain(`from ${day}`)
})

test('texts that say so are a later version than those that did not', () => {
  expect([...consentVersions.terms].sort()).toEqual([...consentVersions.terms])
  expect([...noticeVersions].sort()).toEqual([...noticeVersions])
  expect(currentVersion('terms') > '2026-11-29').toBe(true)
  expect(currentNotice > '2026-11-27').toBe(true)
})
