import type { Offer } from '#contract/offer.ts'
import { linkOfPress } from '#contract/offer-link.ts'
import { parseUrl } from '#contract/parse-url.ts'

/** A lender's page to ask for. */
export interface Page {
  url: string
  /** Whether it is read, to see whether it has changed. */
  isRead: boolean
}

/** The only addresses that are asked for: https on the standard port of a host that is on the list, without a password. */
export const isAllowed = (url: URL, hosts: readonly string[]): boolean =>
  url.protocol === 'https:' &&
  url.port === '' &&
  url.username === '' &&
  url.password === '' &&
  hosts.includes(url.hostname)

type Linked = Pick<Offer, 'link' | 'facts'>

/** The pages of an offer: where its link leads without the id of a press, and its Key Facts Statement. */
export const pagesOf = ({ link, facts }: Linked) => ({
  link: withoutFragment(linkOfPress(link)),
  key_facts_statement: withoutFragment(facts?.key_facts_statement?.value),
})

/** The allowed pages of offers, each once. */
export function pagesToCheck(offers: readonly Linked[], hosts: readonly string[]): Page[] {
  const pages = new Map<string, Page>()
  for (const offer of offers) {
    const { link, key_facts_statement } = pagesOf(offer)
    for (const url of [link, key_facts_statement]) {
      const parsed = url === undefined ? undefined : parseUrl(url)
      if (!url || !parsed || !isAllowed(parsed, hosts)) continue
      pages.set(url, { url, isRead: url === key_facts_statement || pages.get(url)?.isRead === true })
    }
  }
  return [...pages.values()]
}

function withoutFragment(address: string | undefined): string | undefined {
  const url = address === undefined ? undefined : parseUrl(address)
  return url?.href.slice(0, url.href.length - url.hash.length)
}
