import type { PdfText } from './read-pdf.ts'

export type FileText = PdfText | { state: 'tooLarge' | 'notPdf' | 'tookTooLong' | 'readerFailed' }
export type FileProblem = Exclude<FileText['state'], 'read'>

const maxBytes = 20_000_000
/** A statement of ten pages takes a slow phone some seconds. */
const timeoutMs = 45_000

/** Kept for the next file: the reader is large. */
let idle: Worker | undefined

/**
 * Reads the text of a PDF in a worker, which is ended when it takes too long, so that no file can freeze the page. Rejects
 * when `signal` is aborted.
 */
export async function readFile(file: File, signal: AbortSignal): Promise<FileText> {
  if (file.size > maxBytes) return { state: 'tooLarge' }
  // Other bytes may come before a PDF's signature.
  if (!(await file.slice(0, 1024).text()).includes('%PDF-')) return { state: 'notPdf' }
  const bytes = await file.arrayBuffer()
  signal.throwIfAborted()
  const worker = idle ?? new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  idle = undefined
  const ending = new AbortController()
  try {
    return await new Promise<FileText>((resolve, reject) => {
      const timer = window.setTimeout(() => resolve({ state: 'tookTooLong' }), timeoutMs)
      ending.signal.addEventListener('abort', () => window.clearTimeout(timer))
      const once = { signal: ending.signal }
      signal.addEventListener('abort', () => reject(signal.reason), once)
      worker.addEventListener('error', () => resolve({ state: 'readerFailed' }), once)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ pdf?: PdfText }>) => {
          if (data.pdf) {
            idle = worker
            resolve(data.pdf)
          }
        },
        once,
      )
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    ending.abort()
    if (idle !== worker) worker.terminate()
  }
}
