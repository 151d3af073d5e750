import { pixelsOf } from '#contract/image-pixels.ts'
import { limits } from '#contract/limits.ts'
import { logoTypeOf } from '#contract/logo.ts'
import * as messages from '#contract/messages.ts'
import { ReadableFailure } from '../../api/failure.ts'

/** The longer side of a converted logo, in pixels. Pages show logos at 48 CSS pixels at most. */
const convertedSize = 512
const loadTimeoutMs = 10_000

/**
 * The file itself if its type can be stored; otherwise, such as for SVG, a PNG that the browser draws from it.
 * Throws a `ReadableFailure` when the file is too large or has too many pixels, or when it has to be converted and is not an image that this
 * browser can read.
 */
export async function toStorableLogo(file: File): Promise<File> {
  const isStorable = (await typeOfFile(file)) !== undefined
  if (!isStorable && !file.type.startsWith('image/')) throw new ReadableFailure(messages.logoNotAnImage)
  if (file.size >= limits.logoBytes) throw new ReadableFailure(messages.logoTooLarge)
  if (!isStorable) return toPng(file)
  // Before anything decodes it.
  const pixels = pixelsOf(new Uint8Array(await file.arrayBuffer()))
  if (pixels === undefined) throw new ReadableFailure(messages.logoNotAnImage)
  if (pixels > limits.logoPixels) throw new ReadableFailure(messages.logoTooManyPixels)
  return file
}

/** The media type of a file by its first bytes, whatever its name. Undefined for a type that cannot be stored. */
export const typeOfFile = async (file: File) =>
  logoTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))

async function toPng(file: File): Promise<File> {
  try {
    const image = await loadImage(await asDataUrl(file))
    // An SVG may have no size of its own, and stays sharp when it is scaled up.
    const [width, height] = [image.naturalWidth || convertedSize, image.naturalHeight || convertedSize]
    const scale = convertedSize / Math.max(width, height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (png) return new File([png], file.name, { type: 'image/png' })
  } catch {
    // Not an image, or one that this browser can't read or won't export.
  }
  throw new ReadableFailure(messages.logoNotAnImage)
}

/** A `data:` URL, since the content security policy allows no images from `blob:`. */
export const asDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The same address over https: our pages load no images over http. */
export const overHttps = (address: string) => address.trim().replace(/^http:/i, 'https:')

export const loads = (address: string) =>
  loadImage(address).then(
    () => true,
    () => false,
  )

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.onload = () => resolve(image)
    image.onerror = reject
    setTimeout(reject, loadTimeoutMs)
    image.src = address
  })
}
