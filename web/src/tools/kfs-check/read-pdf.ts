import './pdf-worker-polyfills.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Sets `globalThis.pdfjsWorker`, which makes pdf.js parse in this thread instead of starting a worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { rowsOfItems, type TextItem } from '#statements/lay-out/rows-of-items.ts'
import { maxTextLength } from '#statements/text.ts'
import { isBomb } from './pdf-bomb.ts'

/** What a PDF gives: its text, in which form feeds separate the pages, or why there is none. */
export type PdfText =
  | { state: 'read'; text: string }
  | { state: 'tooManyPages' | 'tooMuchText' | 'locked' | 'broken' | 'noText' }

const maxPages = 100
/** The most text items on one page. A full page of a schedule has some 500. */
const maxItems = 20_000
/** In characters. Any statement has more, but a scan may have no text except a page number or the scanner's name. */
const minTextLength = 100

/**
 * Reads the text of a PDF, page by page. Nothing in the file is executed, rendered or fetched: pdf.js gets no URLs to
 * load files from, it may not use the browser's fonts and image decoders, and its scripting module is not imported.
 *
 * @param data the bytes of the file. pdf.js takes ownership of them, so don't use them afterwards
 */
export async function readPdf(data: Uint8Array): Promise<PdfText> {
  if (await isBomb(data)) return { state: 'tooMuchText' }
  const loading = getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: 1,
  })
  let isLocked = false
  loading.onPassword = () => {
    isLocked = true
    void loading.destroy()
  }
  try {
    const document = await loading.promise
    if (document.numPages > maxPages) return { state: 'tooManyPages' }
    const pages: string[] = []
    let length = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const items = await itemsOf(page)
      const text = rowsOfItems(items ?? [])
      length += text.length
      if (!items || length > maxTextLength) return { state: 'tooMuchText' }
      pages.push(text)
    }
    const text = pages.join('\n\f')
    return text.trim().length < minTextLength ? { state: 'noText' } : { state: 'read', text }
  } catch {
    return { state: isLocked ? 'locked' : 'broken' }
  } finally {
    await loading.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>
type Chunk = Awaited<ReturnType<Page['getTextContent']>>

/**
 * The text items of a page, with their positions as displayed: a page may be rotated.
 *
 * @returns `undefined` if the page has more than `maxItems`
 */
async function itemsOf(page: Page): Promise<TextItem[] | undefined> {
  const viewport = page.getViewport({ scale: 1 })
  const found: TextItem[] = []
  const reader: ReadableStreamDefaultReader<Chunk> = page.streamTextContent().getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const item of chunk.value.items) {
      if (!('str' in item)) continue
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
      const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y)
      found.push({ text: item.str, x: left, y: -top, width: item.width, height: Math.hypot(c, d) })
    }
    if (found.length > maxItems) {
      await reader.cancel(new Error('Too much text'))
      return undefined
    }
  }
  return found
}
