// The operator's switches (`npm run switch`) at the edge. `edge-function.ts` puts this file before the code of each
// CloudFront Function. If the switches cannot be read, all of them are off.
export async function readSwitches() {
  try {
    return await cf.kvs().get('switches', { format: 'json' })
  } catch (_error) {
    return {}
  }
}

/**
 * Whether a request must wait: `switches.waitingRoom` is the chance in per cent. Requests with a token, or with the
 * cookie of an admitted visitor, never wait.
 */
export function mustWait(request, switches) {
  const isInside = request.cookies.admitted || request.headers.authorization
  return !isInside && Math.random() * 100 < (switches.waitingRoom || 0)
}

export function unavailable(retrySeconds, headers, data) {
  headers['cache-control'] = { value: 'no-store' }
  headers['retry-after'] = { value: String(retrySeconds) }
  return {
    statusCode: 503,
    statusDescription: 'Service Unavailable',
    headers,
    body: { encoding: 'text', data },
  }
}
