export const shop = {
  /**
   * The search engine; `%s` is replaced by the search text. It must be https and allow framing: Google and
   * DuckDuckGo do not.
   */
  searchAddress: 'https://www.bing.com/search?q=%s',
  /** Longer search texts are cut, so that they fit into a URL. */
  searchCharacters: 200,
  /** Per cent a year; used until the shopper enters another rate. */
  assumedRatePercent: 15,
  /** The price the instalment calculator starts with, in rupees. */
  exampleAmount: 30_000,
  /** Milliseconds from opening a website until a note says what to do if the website is blank. */
  blankAfterMs: 4_000,
} as const

/**
 * The ids of brands whose sites refuse to be framed. On 21 November 2026, Steam's sent `frame-ancestors 'none'`, and the
 * others `X-Frame-Options: SAMEORIGIN`. Take one off the list once `curl -sI <its address>` shows neither.
 */
export const refusesFraming: readonly string[] = ['amazon', 'apple', 'etsy', 'google', 'steam']
