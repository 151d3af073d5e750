export function download(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Revoked later, because the browser starts the download asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
