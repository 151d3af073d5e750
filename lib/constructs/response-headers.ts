import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** Other places that a page takes scripts from, or calls: hosts or paths of hosts, by the page's scheme or a safer one. */
export type Sources = Partial<Record<'script-src' | 'connect-src', string[]>>

/**
 * What a page may load and do. Inline styles are allowed because react-hot-toast and Radix put style
 * elements into the page; lenders' logos may come from any https address, and the shop shows retailers' pages
 * in a sandboxed frame.
 */
const contentSecurityPolicy = (others: Sources[]) => {
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

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The security headers of every answer, page and API alike. Pages may use the `others`, besides our own site. */
export function responseHeaders(scope: Construct, id: string, others: Sources[]): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(others), override: true },
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
      customHeaders: [{ header: 'permissions-policy', value: permissionsPolicy, override: true }],
    },
  })
}
