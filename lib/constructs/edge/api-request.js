// A CloudFront Function: refuses a body over `settings.requestBytes`, or over what `settings.largerBytes` has for
// the path, before it costs anything further in. A body that doesn't announce its length gets as far as the
// function, which counts for itself.
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
