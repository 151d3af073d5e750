import { readPdf } from './read-pdf.ts'

declare const self: DedicatedWorkerGlobalScope

/**
 * Tells the page once that the worker has loaded, and answers the bytes of each file with its text. pdf.js receives the
 * same messages, and ignores them.
 */
self.addEventListener('message', ({ data }) => {
  if (!(data instanceof ArrayBuffer)) return
  void readPdf(new Uint8Array(data)).then((pdf) => self.postMessage({ pdf }))
})
self.postMessage({ isLoaded: true })
