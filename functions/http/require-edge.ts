import { createHash, timingSafeEqual } from 'node:crypto'
import { edgeHeader } from '#contract/route.ts'
import { environment, setting } from '#runtime/environment.ts'
import { Forbidden } from '#runtime/errors.ts'
import type { Middleware } from './request.ts'

/**
 * Refuses a request that bypassed CloudFront and its firewall, before the caller is authenticated. CloudFront adds a
 * header with a secret value. While the value is rotated, the header and the setting may be lists with a value in
 * common, such as `new,old`.
 */
export const requireEdge: Middleware = {
  before({ event }) {
    const accepted = digests(setting(environment.edgeSecret))
    const given = digests(event.headers[edgeHeader] ?? '')
    // Every pair is compared, so that the time does not reveal which one matched.
    const matches = given.flatMap((one) => accepted.map((other) => timingSafeEqual(one, other)))
    if (!matches.includes(true)) throw new Forbidden()
  },
}

/** The digests of a list of at most two values. `timingSafeEqual` needs buffers of equal length. */
const digests = (values: string) =>
  values
    .split(',', 2)
    .filter((value) => value !== '')
    .map((value) => createHash('sha256').update(value).digest())
