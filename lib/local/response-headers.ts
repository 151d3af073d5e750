import type { Response } from './http.ts'

interface Header {
  name: string
  value: string
  /** Wins over what the origin has said. */
  override: boolean
}

/** The part of `AWS::CloudFront::ResponseHeadersPolicy` that the stacks use. */
export interface HeadersPolicyConfig {
  Name: string
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: { ContentSecurityPolicy: string; Override: boolean }
    ContentTypeOptions?: { Override: boolean }
    ReferrerPolicy?: { ReferrerPolicy: string; Override: boolean }
    StrictTransportSecurity?: {
      AccessControlMaxAgeSec: number
      IncludeSubdomains?: boolean
      Preload?: boolean
      Override: boolean
    }
  }
  CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] }
}

/** Adds the headers of a policy to a response. */
export type Overlay = (response: Response) => Response

/** Throws, naming it, on a part of the policy that it does not know. */
export function overlay(policy: HeadersPolicyConfig): Overlay {
  const { SecurityHeadersConfig = {}, CustomHeadersConfig, Name: _name, ...rest } = policy
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions: options,
    ReferrerPolicy: referrer,
    StrictTransportSecurity: hsts,
    ...more
  } = SecurityHeadersConfig
  const [unknown] = Object.keys({ ...rest, ...more })
  if (unknown) throw new Error(`The local cloud does not know ${unknown} of a response headers policy`)

  const headers: Header[] = [
    ...(csp ? [header('content-security-policy', csp.ContentSecurityPolicy, csp)] : []),
    ...(options ? [header('x-content-type-options', 'nosniff', options)] : []),
    ...(referrer ? [header('referrer-policy', referrer.ReferrerPolicy, referrer)] : []),
    ...(hsts ? [header('strict-transport-security', hstsValue(hsts), hsts)] : []),
    ...(CustomHeadersConfig?.Items ?? []).map((item) => header(item.Header.toLowerCase(), item.Value, item)),
  ]
  return (response) => {
    const added = headers.filter(({ name, override }) => override || !(name in response.headers))
    const values = Object.fromEntries(added.map(({ name, value }) => [name, value]))
    return { ...response, headers: { ...response.headers, ...values } }
  }
}

const header = (name: string, value: string, { Override: override }: { Override: boolean }): Header => ({
  name,
  value,
  override,
})

const hstsValue = (hsts: {
  AccessControlMaxAgeSec: number
  IncludeSubdomains?: boolean
  Preload?: boolean
}) =>
  [
    `max-age=${hsts.AccessControlMaxAgeSec}`,
    ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(hsts.Preload ? ['preload'] : []),
  ].join('; ')
