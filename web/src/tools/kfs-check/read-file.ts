import type { PdfText } from './read-pdf.ts'

export type FileText =
  | PdfText
  | { state: 'tooLarge' | 'unreadable' | 'notPdf' | 'tookTooLong' | 'readerFailed' }

const maxBytes = 20 * 1024 * 1024
/** Well above what a statement needs: ten pages take a slow phone a few seconds. The worker's download does not count. */
const timeoutMs = 45_000

/** The worker that read the last file. The next file reuses it, because a worker takes long to load. */
let idle: Worker | undefined

/**
 * Reads the text of a PDF in a worker, which is terminated when it takes too long, so that no file can freeze the page.
 *
 * @throws the reason of `signal` once it is aborted
 */
export async function readFile(file: File, signal: AbortSignal): Promise<FileText> {
  signal.throwIfAborted()
  if (file.size > maxBytes) return { state: 'tooLarge' }
  // Rejects for a file that was moved or changed, or that a cloud drive does not deliver.
  const bytes = await file.arrayBuffer().catch(() => undefined)
  signal.throwIfAborted()
  if (!bytes) return { state: 'unreadable' }
  // Other bytes may come before a PDF's signature.
  if (!new TextDecoder().decode(bytes.slice(0, 1024)).includes('%PDF-')) return { state: 'notPdf' }
  const isLoaded = idle !== undefined
  const worker = idle ?? new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  idle = undefined
  const settled = new AbortController()
  try {
    return await new Promise<FileText>((resolve, reject) => {
      const startTimer = () => {
        const timer = window.setTimeout(() => resolve({ state: 'tookTooLong' }), timeoutMs)
        settled.signal.addEventListener('abort', () => window.clearTimeout(timer))
      }
      if (isLoaded) startTimer()
      const untilSettled = { signal: settled.signal }
      signal.addEventListener('abort', () => reject(signal.reason), untilSettled)
      worker.addEventListener('error', () => resolve({ state: 'readerFailed' }), untilSettled)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ isLoaded?: true; pdf?: PdfText }>) => {
          if (data.isLoaded) startTimer()
          if (data.pdf) {
            idle = worker
            resolve(data.pdf)
          }
        },
        untilSettled,
      )
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    settled.abort()
    if (idle !== worker) worker.terminate()
  }
}
