import { isInApp } from './in-app.ts'

/** Saves a text as a file. Where that may do nothing, inside other apps, shows the text as well. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const save = () => saveFile(name, text, type)
  if (!isInApp()) return save()
  import('./TextDialog.tsx').then(
    ({ showText }) => showText({ reason: 'save', file: { name, save }, text: text.replace('\uFEFF', '') }),
    save,
  )
}

function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Revoked later, because browsers start a download asynchronously, and Safari on iOS only once its visitor has confirmed it
  // (https://bugs.webkit.org/show_bug.cgi?id=211234).
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
