import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { Forbidden } from '#runtime/errors.ts'
import { edgeHeader, environment } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import type { Request } from './request.ts'

/**
 * Refuses a request that did not come through CloudFront, and so through its firewall, before anything else is done with
 * it. CloudFront adds a header whose value nobody else knows. While it is rotated, header and setting are lists with a value in
 * common: `new,old`.
 */
export const requireEdge: MiddlewareObj<Request, APIGatewayProxyStructuredResultV2> = {
  before({ event }) {
    const accepted = digests(setting(environment.edgeSecret))
    const given = digests(event.headers[edgeHeader] ?? '')
    // Every pair is compared, so that the time says nothing about which one was close.
    const matches = given.flatMap((one) => accepted.map((other) => timingSafeEqual(one, other)))
    if (!matches.includes(true)) throw new Forbidden()
  },
}

/** At most two values are rotated. Digests are equally long, as `timingSafeEqual` needs them. */
const digests = (values: string) =>
  values
    .split(',', 2)
    .filter((value) => value !== '')
    .map((value) => createHash('sha256').update(value).digest())
