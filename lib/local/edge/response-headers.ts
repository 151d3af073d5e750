import type { HttpResponse } from '../http.ts'

interface Overridable {
  /** Whether the policy's header replaces the origin's header of the same name. */
  Override: boolean
}

/** The part of `AWS::CloudFront::ResponseHeadersPolicy` that the stacks use. */
export interface HeadersPolicyConfig {
  Name: string
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overridable & { ContentSecurityPolicy: string }
    ContentTypeOptions?: Overridable
    ReferrerPolicy?: Overridable & { ReferrerPolicy: string }
    StrictTransportSecurity?: Overridable & { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean }
  }
  CustomHeadersConfig?: { Items: (Overridable & { Header: string; Value: string })[] }
}

/** Adds the headers of a policy to a response. */
export type HeadersPolicy = (response: HttpResponse) => HttpResponse

/** Returns a function that applies a policy of the template. Throws on a part that is not supported, and names it. */
export function headersPolicy(policy: HeadersPolicyConfig): HeadersPolicy {
  const { SecurityHeadersConfig = {}, CustomHeadersConfig, Name: _name, ...rest } = policy
  const { ContentSecurityPolicy, ContentTypeOptions, ReferrerPolicy, StrictTransportSecurity, ...more } =
    SecurityHeadersConfig
  const [unknown] = Object.keys({ ...rest, ...more })
  if (unknown) throw new Error(`The local cloud does not support ${unknown} of a response headers policy`)

  const maxAge = `max-age=${StrictTransportSecurity?.AccessControlMaxAgeSec}`
  const headers = [
    ['content-security-policy', ContentSecurityPolicy?.ContentSecurityPolicy, ContentSecurityPolicy],
    ['x-content-type-options', 'nosniff', ContentTypeOptions],
    ['referrer-policy', ReferrerPolicy?.ReferrerPolicy, ReferrerPolicy],
    [
      'strict-transport-security',
      StrictTransportSecurity?.IncludeSubdomains ? `${maxAge}; includeSubDomains` : maxAge,
      StrictTransportSecurity,
    ],
    ...(CustomHeadersConfig?.Items ?? []).map(
      (item) => [item.Header.toLowerCase(), item.Value, item] as const,
    ),
  ] as const
  return (response) => {
    const added = headers.filter(
      ([name, , header]) => header && (header.Override || !(name in response.headers)),
    )
    const values = Object.fromEntries(added.map(([name, value = '']) => [name, value]))
    return { ...response, headers: { ...response.headers, ...values } }
  }
}
