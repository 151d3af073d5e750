/** The settings of the shop page, which the site owner may change. */
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
 * Shops whose pages refuse to be framed, by brand id. Take a shop off the list once `curl -sI <its address>` shows
 * neither `X-Frame-Options` nor a `frame-ancestors` directive.
 */
export const refusesFraming: Readonly<Record<string, { reason: string; listedOn: string }>> = {
  amazon: { reason: 'X-Frame-Options: SAMEORIGIN', listedOn: '2026-11-21' },
  apple: { reason: 'X-Frame-Options: SAMEORIGIN', listedOn: '2026-11-21' },
  etsy: { reason: 'X-Frame-Options: SAMEORIGIN', listedOn: '2026-11-21' },
  google: { reason: 'X-Frame-Options: SAMEORIGIN', listedOn: '2026-11-21' },
  steam: { reason: "frame-ancestors 'none'", listedOn: '2026-11-21' },
}
