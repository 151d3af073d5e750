import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/**
 * The visitor's IP address: the last but one in `x-forwarded-for`, to which CloudFront appends the visitor's address and
 * API Gateway that of CloudFront. Nobody can choose it, because functions reject requests that bypass CloudFront.
 */
export function visitorAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const addresses = headers?.['x-forwarded-for']?.split(',').map((address) => address.trim()) ?? []
  return addresses.at(-2) ?? requestContext.http?.sourceIp ?? ''
}
