import { isInApp } from './in-app.ts'

/** Saves a text as a file. Where that may do nothing, inside other apps, shows the text as well. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const save = () => saveFile(new File([text], name, { type }))
  if (!isInApp()) return save()
  import('./TextDialog.tsx').then(
    ({ showText }) => showText({ reason: 'save', file: { name, save }, text: text.replace('\uFEFF', '') }),
    save,
  )
}

/** Saves a file. Inside other apps, that may do nothing. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name })
  link.click()
  // Revoked later, because browsers start a download asynchronously, and Safari on iOS only once its visitor has confirmed it
  // (https://bugs.webkit.org/show_bug.cgi?id=211234).
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
