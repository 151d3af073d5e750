export function download(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Revoked later, because browsers start a download asynchronously, and Safari on iOS only once its visitor has confirmed it
  // (https://bugs.webkit.org/show_bug.cgi?id=211234).
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
