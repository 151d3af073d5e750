// A CloudFront Function that maps a path to a file. `settings.prerendered` lists the paths that the build rendered.
// `settings.shells` has the file that starts the app on every path directly below a folder, such as `/lenders/<lender>`,
// even with a dot in its last part; `settings.shell` is that file for all other paths. Each of `settings.languages` is a
// folder with such a file of its own. Who saves data, or has a 2G network, gets no font: the browser's own are used.
export function handler(event) {
  const request = event.request
  const headers = request.headers
  const is = (name, pattern) => headers[name] !== undefined && pattern.test(headers[name].value)
  // The service worker keeps fonts by requests of its own, with another destination.
  if (is('sec-fetch-dest', /^font$/) && (is('save-data', /^on$/i) || is('ect', /2g$/)))
    return { statusCode: 204, headers: { 'cache-control': { value: 'no-store' } } }
  const path = request.uri.length > 1 ? request.uri.replace(/\/+$/, '') : request.uri
  const lastSlash = path.lastIndexOf('/')
  const folderShell = settings.shells[path.slice(0, lastSlash)]
  const isFile = path.slice(lastSlash).includes('.')

  if (path === '/' || path === '') request.uri = '/index.html'
  else if (settings.prerendered.includes(path)) request.uri = `${path}/index.html`
  else if (folderShell) request.uri = folderShell
  else if (!isFile) {
    const language = settings.languages.find((folder) => path.startsWith(`/${folder}/`))
    request.uri = (language ? `/${language}` : '') + settings.shell
  }
  return request
}
