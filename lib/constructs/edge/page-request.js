// A CloudFront Function that maps a path to a file. `settings.pathsWithFiles` lists the paths with a file of their own.
// `settings.files` lists the files that may be opened in a tab: a navigation to any other file name gets the app, which
// goes to the loan journey, instead of S3's error.
// `settings.shells` maps a folder to the file that starts the app on every path directly below it: `/lenders` for
// `/lenders/<lender>`, even if `<lender>` contains a dot. `app.html` starts the app on all other paths. Each folder in
// `settings.languages` has an `app.html` of its own, for the paths below the folder.
// Browsers that save data or are on a 2G network get no fonts, and use their own.
// While the waiting room is on, a share of the new visitors' requests for pages gets `settings.waitingPage` instead,
// but never a request for an administrators' page. While the read-only switch is on, `/config.json` says that saving is
// paused.
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
  const isFileName = !folderShell && path.slice(lastSlash).includes('.')
  // Only navigations ask for HTML.
  const isFile = isFileName && (settings.files.includes(path) || !is('accept', /text\/html/))
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
  else if (settings.pathsWithFiles.includes(path)) request.uri = `${path}/index.html`
  else if (folderShell) request.uri = folderShell
  else {
    const language = settings.languages.find((folder) => path.startsWith(`/${folder}/`))
    request.uri = language ? `/${language}/app.html` : '/app.html'
  }
  return request
}
