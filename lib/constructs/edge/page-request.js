// A CloudFront Function that maps a path to a file. `settings.prerendered` lists the paths that the build rendered;
// `settings.shell` is the file that starts the app on every other path.
export function handler(event) {
  const request = event.request
  const path = request.uri.length > 1 ? request.uri.replace(/\/+$/, '') : request.uri
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')

  if (path === '/' || path === '') request.uri = '/index.html'
  else if (settings.prerendered.includes(path)) request.uri = `${path}/index.html`
  else if (!isFile) request.uri = settings.shell
  return request
}
