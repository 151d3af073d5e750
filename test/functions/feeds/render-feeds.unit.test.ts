import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { feedPath, followedLoans } from '#contract/feeds.ts'
import { lenderId } from '#contract/lender.ts'
import { urnOf, writeAtom } from '#feeds/atom.ts'
import { eventsOf } from '#feeds/offer-events.ts'
import { renderFeeds } from '#feeds/render-feeds.ts'
import { loanTypes } from '#loans/loan-request.ts'
import type { SavedOffer } from '#offers/store.ts'
import { aSavedOffer } from '#support/builders.ts'
import { lenderPath } from '#web/paths.ts'

const site = 'https://tulna.example'
const first: Partial<SavedOffer> = {
  id: '3f9b2c1e-0000-4000-8000-000000000001',
  lender: 'Kaveri Bank',
  loanAmount: '₹50,000 - ₹10 lakh',
  interestRate: '10.5% p.a.',
  processingFee: '2%',
  tenure: '12-60 months',
  eligibility: { loanTypes: ['Personal Loan'] },
  facts: undefined,
  terms: undefined,
  status: 'shown',
}

/** The versions of an offer, newest first, each with the changes to the one before. */
function versions(...changes: Partial<SavedOffer>[]): SavedOffer[] {
  const all: SavedOffer[] = []
  for (const [index, change] of changes.entries())
    all.unshift(
      aSavedOffer({
        ...first,
        ...all[0],
        ...change,
        version: index + 1,
        saved_at: new Date(Date.UTC(2026, 11, index + 1, 10)).toISOString(),
      }),
    )
  return all
}

interface Entry {
  id: string
  title: string
  updated: string
  link: { '@_href': string }
  content: { '#text': string; '@_type': string }
}
interface ParsedFeed {
  id: string
  title: string
  updated: string
  author: { name: string }
  link: { '@_rel': string; '@_href': string }[]
  entry: Entry[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name, path) => name === 'entry' || path === 'feed.link',
})

function parse(xml: string | undefined): ParsedFeed {
  expect(XMLValidator.validate(xml ?? '')).toBe(true)
  const { feed } = parser.parse(xml ?? '')
  return { ...feed, entry: feed.entry ?? [] }
}

const feedsOf = (...histories: SavedOffer[][]) => renderFeeds(histories.flatMap(eventsOf), site)
const personalLoans = 'feeds/en/loans/personal-loan.atom'
const kaveri = 'feeds/en/lenders/kaveribank.atom'
const oneLoan = 'feeds/en/compare/personal-loan-200000-24.atom'
const entriesIn = (feeds: Map<string, string>, key: string) =>
  parse(feeds.get(key)).entry.map(({ title, content, updated }) => [
    title,
    content['#text'],
    updated.slice(0, 10),
  ])

test('a new, changed, hidden and returned offer are entries of the feeds of their lender and type, newest first', () => {
  const change = { interestRate: '10.25% p.a.', processingFee: '1%' }
  const added = versions({})
  const changed = versions({}, change)
  const hidden = versions({}, change, { status: 'hidden' })
  const returned = versions({}, change, { status: 'hidden' }, { status: 'shown', interestRate: '11% p.a.' })
  const asNew = [
    'Kaveri Bank, Personal Loan: New on Tulna',
    'New on Tulna. Interest rate (p.a.): “10.5% p.a.”. Processing fees: “2%”. Loan amount: “₹50,000 - ₹10 lakh”. Tenure: “12-60 months”.',
    '2026-12-01',
  ]
  const asChanged = [
    'Kaveri Bank, Personal Loan: 2 changes',
    'Rate lowered from 10.5% to 10.25%. Fee lowered from 2% to 1%.',
    '2026-12-02',
  ]
  const asHidden = [
    'Kaveri Bank, Personal Loan: No longer shown on Tulna',
    'No longer shown on Tulna.',
    '2026-12-03',
  ]
  for (const key of [kaveri, personalLoans]) {
    expect(entriesIn(feedsOf(added), key)).toEqual([asNew])
    expect(entriesIn(feedsOf(changed), key)).toEqual([asChanged, asNew])
    expect(entriesIn(feedsOf(hidden), key)).toEqual([asHidden])
    expect(entriesIn(feedsOf(returned), key)).toEqual([
      [
        'Kaveri Bank, Personal Loan: Shown on Tulna again',
        'Shown on Tulna again. Rate raised from 10.25% to 11%.',
        '2026-12-04',
      ],
      asHidden,
      asChanged,
      asNew,
    ])
  }
})

test('a single change is the title of its entry, and what borrowers do not see is none', () => {
  const feeds = feedsOf(versions({}, { interestRate: '10.25% p.a.' }, { facts_asked_on: '2026-12-03' }))
  expect(entriesIn(feeds, kaveri).map(([title]) => title)).toEqual([
    'Kaveri Bank, Personal Loan: Rate lowered from 10.5% to 10.25%',
    'Kaveri Bank, Personal Loan: New on Tulna',
  ])
})

test('the feed of a loan says what it costs before and after, and leaves out what does not change that', () => {
  const feeds = feedsOf(
    versions(
      {},
      { interestRate: '12% p.a.' },
      { description: 'Other words' },
      { loanAmount: '₹3 lakh - ₹10 lakh' },
      { loanAmount: '₹50,000 - ₹10 lakh' },
      { interestRate: 'ask us' },
    ),
  )
  const checks = ' At the rate that ranks the offer; yours depends on the lender’s checks.'
  // Reckoned apart from the engine: EMIs of ₹9,275.21 and ₹9,414.69, and a fee of ₹4,000 with 18% GST.
  expect(entriesIn(feeds, oneLoan).map(([title, content]) => [title, content])).toEqual(
    [
      'We can’t work out any more what this loan costs',
      'Now costs ₹30,673 in interest and fees, APR 14.42%',
      'No longer covers this loan',
      'Interest and fees ₹27,325 → ₹30,673, APR 12.90% → 14.42%',
      'Now costs ₹27,325 in interest and fees, APR 12.90%',
    ].map((text) => [`Kaveri Bank: ${text}`, `${text}.${text.includes('APR') ? checks : ''}`]),
  )
})

test('every loan type and every followed loan has a feed, even an empty one, and is of the type', () => {
  const feeds = feedsOf()
  for (const type of loanTypes)
    for (const subject of [{ type }, ...followedLoans(type).map((loan) => ({ type, loan }))]) {
      const parsed = parse(feeds.get(feedPath(subject).slice(1)))
      expect(parsed).toMatchObject({ updated: '2026-11-29T00:00:00.000Z', entry: [] })
      expect(parsed.link[0]?.['@_href']).toBe(site + feedPath(subject))
    }
  expect(entriesIn(feedsOf(versions({})), 'feeds/en/loans/gold-loan.atom')).toEqual([])
})

test('has what RFC 4287 requires of a feed and an entry, and links to the lender’s page', () => {
  const { id, title, updated, author, link, entry } = parse(
    feedsOf(versions({}, { tenure: '12-48 months' })).get(kaveri),
  )
  expect({ title, updated, author }).toEqual({
    title: 'What changes: Kaveri Bank · Tulna',
    updated: '2026-12-02T10:00:00.000Z',
    author: { name: 'Tulna' },
  })
  expect(link.map((each) => [each['@_rel'], each['@_href']])).toEqual([
    ['self', `${site}/feeds/en/lenders/kaveribank.atom`],
    ['alternate', `${site}/lenders/kaveribank`],
  ])
  const ids = [id, ...entry.map((each) => each.id)]
  for (const each of ids)
    expect(each).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(3)
  expect(entry.map((each) => each.link['@_href'])).toEqual(
    [2, 1].map((version) => site + lenderPath('kaveribank', { offer: String(first.id), version })),
  )
})

test('the same events give the same bytes in any order, and a later event leaves the earlier entries as they are', () => {
  const events = eventsOf(versions({}, { tenure: '12-48 months' }))
  const later = eventsOf(versions({}, { tenure: '12-48 months' }, { interestRate: '9% p.a.' }))
  const before = renderFeeds(events, site)
  expect(renderFeeds([...events].reverse(), site)).toEqual(before)
  expect(parse(renderFeeds(later, site).get(kaveri)).entry.slice(1)).toEqual(parse(before.get(kaveri)).entry)
})

test('an offer whose lender is renamed is in the feeds of both names', () => {
  const feeds = feedsOf(versions({}, { lender: 'Godavari Bank' }))
  for (const key of [kaveri, 'feeds/en/lenders/godavaribank.atom'])
    expect(entriesIn(feeds, key)[0]?.[1]).toContain('Lender’s name changed from Kaveri Bank to Godavari Bank')
})

test('names no administrator', () => {
  const feeds = feedsOf(versions({ saved_by: 'an-administrator' }, { tenure: '12-48 months' }))
  for (const xml of feeds.values()) expect(xml).not.toContain('an-administrator')
})

test('keeps the newest fifty entries', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ description: `Words ${n}` }))
  expect(parse(feedsOf(versions(...many)).get(kaveri)).entry).toHaveLength(50)
})

test('any text stays well-formed and the same', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 })
  fc.assert(
    fc.property(text, (title) => {
      const feed = {
        id: urnOf(title),
        language: 'en-IN',
        subtitle: '',
        updated: '',
        author: '',
        self: title,
        page: '',
      }
      expect(XMLValidator.validate(writeAtom({ ...feed, title, entries: [] }))).toBe(true)
    }),
  )
  const odd = `<b>&amp;"'</b>]]> \u0000\u0008\uFFFE`
  const [, xml = ''] = [...feedsOf(versions({ lender: `Kaveri ${odd} Bank`, description: odd }))][0] ?? []
  expect(xml).not.toContain('<b>')
  expect(parse(xml).title).toBe(`What changes: Kaveri <b>&amp;"'</b>]]>  Bank · Tulna`)
  expect(lenderId(`Kaveri ${odd} Bank`)).toBe('kaveribampbbank')
})
