// A CloudFront Function: picks the file that answers a visitor's path. `settings.prerendered` lists the
// paths that were rendered at build time, `settings.shell` is the file that starts the app anywhere else.
export function handler(event) {
  const request = event.request
  const path = request.uri.length > 1 ? request.uri.replace(/\/+$/, '') : request.uri
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')

  if (path === '/' || path === '') request.uri = '/index.html'
  else if (settings.prerendered.includes(path)) request.uri = `${path}/index.html`
  else if (!isFile) request.uri = settings.shell
  return request
}
