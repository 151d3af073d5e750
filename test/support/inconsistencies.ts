import { totalsIn } from './stored.ts'

type Item = Record<string, unknown> & { pk: string; sk: string }

/**
 * Finds the inconsistencies that a partial or repeated write would leave in a table: in totals, mobile numbers, PANs,
 * applications and their counts. Only for tables from which no borrower was removed, because a removal does not reduce
 * the counts of applicants.
 */
export function inconsistencies(items: Item[]): string[] {
  const { stored, counted } = totalsIn(items)
  const borrowers = items.filter(({ sk }) => sk === 'PROFILE')
  const withPk = (start: string) => items.filter(({ pk }) => pk.startsWith(start))
  const withSk = (start: string) => items.filter(({ sk }) => sk.startsWith(start))

  const applied = withSk('APPLIED#').map(({ pk, offer_id }) => `${pk} ${offer_id}`)
  const shown = withSk('SHOWN#').map(({ pk, offer_id }) => `${pk} ${offer_id}`)
  const applicants = withPk('APPLICANTS').flatMap(({ offer_id, applicants }) =>
    Array<string>(Number(applicants)).fill(String(offer_id)),
  )

  const pairs: [string, unknown[], unknown[]][] = [
    ['the totals and a recount', [JSON.stringify(stored)], [JSON.stringify(counted)]],
    [
      'the mobile numbers and their owners',
      withPk('MOBILE#').map(({ pk, user_id, is_verified }) => `${pk} ${user_id} ${is_verified}`),
      borrowers.map(({ mobile, id, is_verified }) => `MOBILE#${mobile} ${id} ${is_verified}`),
    ],
    [
      'the PANs and their owners',
      withPk('PAN#').map(({ pk, user_id }) => `${pk} ${user_id}`),
      borrowers.flatMap(({ pancard, id }) => (pancard ? `PAN#${pancard} ${id}` : [])),
    ],
    ['the earlier applications without a latest one', shown.filter((one) => !applied.includes(one)), []],
    ['the counts of applicants and a recount', applicants, applied.map((text) => text.split(' ')[1])],
  ]
  return pairs.flatMap(([what, one, other]) => {
    const [a, b] = [one, other].map((texts) => texts.map(String).sort().join(', '))
    return a === b ? [] : `${what}: ${a} / ${b}`
  })
}
