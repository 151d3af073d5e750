import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** Sources outside our site that pages load scripts from or connect to: a host, with or without scheme and path. */
export type ExternalSources = Partial<Record<'script-src' | 'connect-src', string[]>>

/**
 * The content security policy of pages. Inline styles are allowed because the build inlines the style sheet, prerendered
 * elements have `style` attributes, and react-hot-toast and Radix add style elements. The form of an offer
 * previews a logo at any https address, which is then copied, and the shop shows retailers' pages in a sandboxed frame.
 */
export const pagePolicy = (externalSources: ExternalSources[]) => {
  const external = (directive: keyof ExternalSources) =>
    externalSources.flatMap((sources) => sources[directive] ?? [])
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...external('script-src')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...external('connect-src')],
    'frame-src': ['https:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/**
 * The content security policy of uploaded images, feeds and published rankings, for when a browser opens one as a page of its own:
 * nothing in it may run or load, and no page may frame it. Inside our pages, the page's own policy applies.
 */
export const imagePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * The headers, mostly for security, of the site's responses: pages, API, images and the exported files under `/exports/`.
 *
 * @param contentSecurityPolicy one of the policies above
 * @param options.isIndexed whether search engines may index the site
 */
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
        // Otherwise a site that opens one of our pages in a new window could navigate that window later.
        { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        // Asks browsers for their effective connection type: on 2G, `page-request.js` answers requests for fonts with 204.
        { header: 'accept-ch', value: 'ECT', override: true },
        ...(isIndexed ? [] : [{ header: 'x-robots-tag', value: 'noindex', override: true }]),
      ],
    },
  })
}
