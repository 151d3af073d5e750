import { deflateSync } from 'node:zlib'

/** A line of text on a page, in points from the lower left corner. */
export interface PdfText {
  text: string
  x: number
  y: number
}

interface PdfOptions {
  /** Entries of the catalog, such as an action. */
  catalog?: string
  /** The page tree's object, in place of the usual one. */
  pages?: string
  /** Operators before the text of each page. */
  operators?: string
  /** The object of each page's content, in place of its text. */
  contents?: Buffer
  /** Entries of each page's resources. */
  resources?: string
  /** Entries of the trailer, such as `/Encrypt`. */
  trailer?: string
}

const escaped = (text: string) =>
  text
    .replaceAll('₹', 'Rs. ')
    .replaceAll('–', '-')
    .replaceAll('’', "'")
    .replace(/[\\()]/g, '\\$&')

/** A PDF with a page for each list of texts, in Helvetica of ten points. */
export function pdfOf(
  pages: PdfText[][],
  { catalog = '', pages: tree, operators = '', contents, resources = '', trailer = '' }: PdfOptions = {},
) {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    tree ?? `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, index) => {
      const drawn = texts.map(({ text, x, y }) => `BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F 3 0 R >> ${resources} >> >>`,
        contents ?? stream(`${operators}\n${drawn.join('\n')}`),
      ]
    }),
  ]
  return fileOf(objects, trailer)
}

/** A compressed stream. */
function stream(content: string): Buffer {
  const data = deflateSync(Buffer.from(content, 'latin1'))
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

function fileOf(objects: (string | Buffer)[], entries: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const offsets = objects.map((object, index) => {
    const offset = length
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${entries} >>\nstartxref\n${length}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(trailer)])
}
