import { readPdf } from './read-pdf.ts'

declare const self: DedicatedWorkerGlobalScope

/** The page sends the bytes of one file, and gets its text. pdf.js also listens, and ignores what is not its own. */
self.addEventListener('message', ({ data }) => {
  if (!(data instanceof ArrayBuffer)) return
  void readPdf(new Uint8Array(data)).then((pdf) => self.postMessage({ pdf }))
})
