import { readPdf } from './read-pdf.ts'

declare const self: DedicatedWorkerGlobalScope

/**
 * Tells the page that the worker has loaded, then answers the bytes of each file with the result of `readPdf`. pdf.js
 * receives the same messages, and ignores them.
 */
self.addEventListener('message', ({ data }) => {
  if (!(data instanceof ArrayBuffer)) return
  void readPdf(new Uint8Array(data)).then((pdf) => self.postMessage({ pdf }))
})
self.postMessage({ isLoaded: true })
