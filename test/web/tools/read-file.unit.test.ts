import { expect, test } from 'vitest'
import { readFile } from '#web/tools/kfs-check/read-file.ts'

const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'large.pdf')
const justSmallEnough = new File([new Uint8Array(20 * 1024 * 1024)], 'small-enough.pdf')
const zip = new File(['PK a ZIP file'], 'statement.zip')
const moved = Object.assign(new File(['%PDF-1.7'], 'moved.pdf'), {
  arrayBuffer: () => Promise.reject(new DOMException('The file was moved', 'NotReadableError')),
})
const files = [
  { file: large, state: 'tooLarge' },
  { file: justSmallEnough, state: 'notPdf' },
  { file: zip, state: 'notPdf' },
  { file: moved, state: 'unreadable' },
]

test.each(files)('reading $file.name gives $state, and rejects once cancelled', async ({ file, state }) => {
  expect(await readFile(file, new AbortController().signal)).toEqual({ state })
  await expect(readFile(file, AbortSignal.abort())).rejects.toThrow(/aborted/)
  const cancelled = new AbortController()
  const reading = readFile(file, cancelled.signal)
  cancelled.abort()
  // Too large a file is known at once, before it can be cancelled.
  if (file === large) expect(await reading).toEqual({ state })
  else await expect(reading).rejects.toThrow(/aborted/)
})
