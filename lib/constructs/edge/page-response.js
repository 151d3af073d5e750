// A CloudFront Function that sets a cookie with the first page that a visitor gets while the waiting room is on, so that
// the visitor does not wait again.
export async function handler(event) {
  const response = event.response
  const type = response.headers['content-type']
  const isPage = (type ? type.value : '').startsWith('text/html')
  if (!isPage || event.request.cookies.admitted || !(await readSwitches()).waitingRoom) return response
  response.cookies = response.cookies || {}
  response.cookies.admitted = {
    value: '1',
    attributes: `Max-Age=${settings.admittedSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax`,
  }
  return response
}
