import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { networkOf } from '#complaints/counts.ts'
import { visitorAddress } from '#http/visitor-address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const event = (forwarded?: string) =>
  ({
    headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    requestContext: { http: { sourceIp: '198.51.100.1' } },
  }) as unknown as APIGatewayProxyEventV2

test('takes the address that CloudFront appended, not what the visitor claims', () => {
  expect(visitorAddress(event('203.0.113.9, 198.51.100.1'))).toBe('203.0.113.9')
  expect(visitorAddress(event('10.0.0.1, 203.0.113.9,198.51.100.1'))).toBe('203.0.113.9')
  expect(visitorAddress(event())).toBe('198.51.100.1')
})
