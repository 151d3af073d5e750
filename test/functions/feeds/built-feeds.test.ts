import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsOf } from '#feeds/offer-events.ts'
import { dist } from '#lib/dist.ts'
import { aSavedOffer } from '#support/builders.ts'

test('the built function writes the Hindi feeds with Hindi words', async () => {
  const built = join(dist.functions, 'apply-scheduled-changes/render-feeds-in-hindi.mjs')
  const hindi: typeof import('#feeds/render-feeds.ts') = await import(built)
  const first = aSavedOffer({ lender: 'Kaveri Bank', interestRate: '12% p.a.' })
  const second = { ...first, version: 2, interestRate: '11% p.a.', saved_at: '2026-12-01T10:00:00.000Z' }
  const feeds = hindi.renderFeeds(eventsOf([second, first]), 'https://tulna.example')
  const feed = feeds.get('feeds/hi/lenders/kaveribank.atom')
  expect(feed).toContain('xml:lang="hi-IN"')
  expect(feed).toContain('<title>क्या-क्या बदला: Kaveri Bank · तुलना</title>')
  expect(feed).toContain('<title>Kaveri Bank, पर्सनल लोन: ब्याज दर: 12% से घटकर 11%</title>')
  expect(feed).toContain(`href="https://tulna.example/hi/lenders/kaveribank?offer=${first.id}&amp;version=2"`)
  expect([...feeds.keys()].every((key) => key.startsWith('feeds/hi/'))).toBe(true)
})
