import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** Other places that a page takes scripts from, or calls: hosts or paths of hosts, by the page's scheme or a safer one. */
export type Sources = Partial<Record<'script-src' | 'connect-src', string[]>>

/**
 * What a page may load and do, from our own site and the `others`. Inline styles are allowed because react-hot-toast
 * and Radix put style elements into the page; lenders' logos may come from any https address, and the shop shows
 * retailers' pages in a sandboxed frame.
 */
export const pagePolicy = (others: Sources[]) => {
  const and = (directive: keyof Sources) => others.flatMap((sources) => sources[directive] ?? [])
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...and('script-src')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...and('connect-src')],
    'frame-src': ['https:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/**
 * For what somebody has uploaded: whatever a browser takes it for, nothing in it runs, loads or is framed. It is
 * about the picture as a page of its own; where a page of ours shows it, that page's policy counts.
 */
export const picturePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The security headers of every answer, page, API and picture alike, with one of the policies above. */
export function responseHeaders(
  scope: Construct,
  id: string,
  contentSecurityPolicy: string,
  { isIndexed }: { isIndexed: boolean },
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: permissionsPolicy, override: true },
        // Whoever opens a page of ours in a new window could otherwise lead that window elsewhere later.
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        ...(isIndexed ? [] : [{ header: 'x-robots-tag', value: 'noindex', override: true }]),
      ],
    },
  })
}
