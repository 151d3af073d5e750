// A CloudFront Function that refuses an unknown route, a body over the limit, and an administrator's request with a
// missing or expired token, in the API's error shape: API Gateway's own refusals have another shape. The API checks all
// of it again. While the read-only switch is on, the function also refuses requests to routes that may write to the
// table. While the waiting room is on, it refuses a share of the requests from outside our pages (`mustWait`).
export async function handler(event) {
  const request = event.request
  // HEAD to a GET route is left to the API, whose response to it has no body.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const access = settings.routes[`${method} ${request.uri}`]
  if (!access) return refusal(404, 'Not Found', settings.messages.unknownRoute)
  // Without a Content-Length header, only the Lambda function checks the length.
  const length = request.headers['content-length']
  if (length && Number(length.value) > (settings.largerBytes[request.uri] || settings.requestBytes))
    return refusal(413, 'Content Too Large', settings.messages.tooLarge)
  if (access === 'admin' && !isCurrent(request.headers.authorization))
    return refusal(401, 'Unauthorized', settings.messages.signedOut)
  const switches = await readSwitches()
  if (switches.readOnly && settings.writing.includes(request.uri))
    return unavailableApi(request, settings.readOnlySeconds, settings.messages.savingPaused)
  // Pages that are already open keep working, so that nothing typed there is lost.
  const site = request.headers['sec-fetch-site']
  if (!(site && site.value === 'same-origin') && mustWait(request, switches))
    return unavailableApi(request, settings.waitSeconds, settings.messages.busy)
  return request
}

/** @param messages the message by language */
function unavailableApi(request, seconds, messages) {
  const accepted = request.headers['accept-language']
  const language = accepted && /^hi\b/i.test(accepted.value) ? 'hi' : 'en'
  const headers = { 'content-type': { value: 'application/json' }, 'content-language': { value: language } }
  return unavailable(seconds, headers, JSON.stringify({ success: false, message: messages[language] }))
}

/** Whether the header holds a token that has not expired. The API checks its signature. */
function isCurrent(header) {
  const token = /^(?:Bearer +)?[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(header ? header.value : '')
  try {
    return JSON.parse(Buffer.from(token[1], 'base64url').toString()).exp > Date.now() / 1000
  } catch (_error) {
    return false
  }
}

function refusal(statusCode, statusDescription, message) {
  const headers = {
    'content-type': { value: 'application/json' },
    'cache-control': { value: 'no-store' },
  }
  if (statusCode === 401) headers['www-authenticate'] = { value: 'Bearer' }
  return {
    statusCode,
    statusDescription,
    headers,
    body: { encoding: 'text', data: JSON.stringify({ success: false, message }) },
  }
}
