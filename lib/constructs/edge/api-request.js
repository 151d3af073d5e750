// A CloudFront Function that rejects a request body over `settings.requestBytes`, or over the path's own limit in
// `settings.largerBytes`, before it reaches the API. It sees only the Content-Length header; without one, the Lambda
// function checks the length.
export function handler(event) {
  const length = event.request.headers['content-length']
  if (!length || Number(length.value) <= (settings.largerBytes[event.request.uri] || settings.requestBytes))
    return event.request
  return {
    statusCode: 413,
    statusDescription: 'Content Too Large',
    headers: {
      'content-type': { value: 'application/json' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: settings.tooLarge },
  }
}
