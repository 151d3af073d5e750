// A CloudFront Function that maps a path to a file. `settings.prerendered` lists the paths that the build rendered.
// `settings.shells` has the file that starts the app on every path directly below a folder, such as `/lenders/<lender>`,
// even with a dot in its last part; `settings.shell` is that file for all other paths. Each folder in `settings.languages`
// has such a file of its own. Browsers that save data or are on a 2G network get no fonts, and use their own.
// While the waiting room is on, a share of the visitors gets `settings.waitingPage` instead of a page. While nothing may be
// saved, `/config.json` says so. Administrators do not wait.
export async function handler(event) {
  const request = event.request
  const headers = request.headers
  const is = (name, pattern) => headers[name] !== undefined && pattern.test(headers[name].value)
  // The service worker's requests for the fonts that it caches have another `sec-fetch-dest`, and are answered.
  if (is('sec-fetch-dest', /^font$/) && (is('save-data', /^on$/i) || is('ect', /2g$/)))
    return { statusCode: 204, headers: { 'cache-control': { value: 'no-store' } } }
  const path = request.uri.length > 1 ? request.uri.replace(/\/+$/, '') : request.uri
  const lastSlash = path.lastIndexOf('/')
  const folderShell = settings.shells[path.slice(0, lastSlash)]
  const isFile = !folderShell && path.slice(lastSlash).includes('.')
  if (isFile && path !== settings.config.usual) return request

  const switches = await readSwitches()
  if (isFile) {
    if (switches.readOnly) request.uri = settings.config.readOnly
    return request
  }
  if (!/^\/(admin121(\/|$)|users$)/.test(path) && mustWait(request, switches)) {
    const html = { 'content-type': { value: 'text/html; charset=utf-8' } }
    return unavailable(settings.waitSeconds, html, settings.waitingPage)
  }
  if (path === '/' || path === '') request.uri = '/index.html'
  else if (settings.prerendered.includes(path)) request.uri = `${path}/index.html`
  else if (folderShell) request.uri = folderShell
  else {
    const language = settings.languages.find((folder) => path.startsWith(`/${folder}/`))
    request.uri = (language ? `/${language}` : '') + settings.shell
  }
  return request
}
