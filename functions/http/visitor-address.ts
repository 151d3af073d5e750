import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/**
 * The visitor's IP address: the second to last in `x-forwarded-for`. CloudFront appends the visitor's address to that
 * header, then API Gateway appends CloudFront's. No visitor can forge it, because functions reject requests that bypass
 * CloudFront.
 */
export function visitorAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const addresses = headers?.['x-forwarded-for']?.split(',').map((address) => address.trim()) ?? []
  return addresses.at(-2) ?? requestContext.http?.sourceIp ?? ''
}
