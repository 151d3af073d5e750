/**
 * Reports something to a route that only counts it. The request outlives the page. Unlike `sendBeacon`, `fetch` can leave out the
 * cookies and the referrer: the page's address may name an offer or a loan in its query. Nobody waits for it, and a failure is
 * ignored.
 *
 * @param path the route's path: importing the route would load the chunk of all routes
 */
export function report(path: string, body?: object) {
  const response = fetch(path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  // Until its response is read, Chromium takes a request that outlives the page for one that is still going on.
  void response.then((answered) => answered.text()).catch(() => undefined)
}
