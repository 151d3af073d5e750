import { readPdf } from './read-pdf.ts'

declare const self: DedicatedWorkerGlobalScope

/** The page sends the bytes of a file, and gets its text. pdf.js receives these messages too, and ignores them. */
self.addEventListener('message', ({ data }) => {
  if (!(data instanceof ArrayBuffer)) return
  void readPdf(new Uint8Array(data)).then((pdf) => self.postMessage({ pdf }))
})
