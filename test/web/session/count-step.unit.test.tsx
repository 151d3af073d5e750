import { beforeEach, expect, test, vi } from 'vitest'
import { serve, success } from '#support/components/server.ts'
import { countStep } from '#web/session/count-step.ts'
import { clearSession } from '#web/session/session.ts'

beforeEach(() => sessionStorage.clear())

const path = '/user/journey-step'
const reported = () => serve({ [path]: success() })
const bodies = (requests: ReturnType<typeof serve>) => requests.map(({ body }) => body)

test('reports each step of a visit once, with the language and the loan type', () => {
  const requests = reported()
  countStep('compare', 'Gold Loan')
  countStep('code')
  countStep('compare')
  expect(requests).toEqual([
    { path, body: { step: 'compare', language: 'en', loan_type: 'Gold Loan' }, token: undefined },
    { path, body: { step: 'code', language: 'en' }, token: undefined },
  ])
})

test('begins another visit after a logout', () => {
  const requests = reported()
  countStep('code')
  clearSession()
  countStep('code')
  expect(requests).toHaveLength(2)
})

test.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [3 * 24 * 3600, 1440],
  // The clock was set back.
  [-3600, 0],
])('says the whole minutes from the sign-in to the offers: %i seconds are %i', (seconds, minutes) => {
  const requests = reported()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  countStep('signed-in')
  clock.mockReturnValue(now + seconds * 1000)
  countStep('offers')
  clock.mockRestore()
  expect(bodies(requests)[1]).toEqual({ step: 'offers', language: 'en', minutes })
})

test('says no minutes if this visit saw no sign-in', () => {
  const requests = reported()
  countStep('offers')
  expect(bodies(requests)).toEqual([{ step: 'offers', language: 'en' }])
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('reports nothing if the browser asks not to be tracked by %s', (name, value) => {
  const requests = reported()
  vi.stubGlobal('navigator', Object.create(navigator, { [name]: { value } }))
  countStep('compare')
  expect(requests).toEqual([])
})

test.each(['{', 'null', '5', '"code"', '[1]', '{"signed-in":"x"}'])(
  'reports a step whatever is stored in its place: %s',
  (stored) => {
    sessionStorage.setItem('visitSteps', stored)
    const requests = reported()
    countStep('offers')
    expect(bodies(requests)).toEqual([{ step: 'offers', language: 'en' }])
  },
)

test('breaks nothing without a network', () => {
  serve({})
  expect(() => countStep('loan')).not.toThrow()
})
