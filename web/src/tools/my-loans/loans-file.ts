import { type KeptLoan, loansOf } from './kept-loans.ts'

/** Shorter passphrases are guessed from a file in hours. */
export const shortestPassphrase = 12

const format = 'tulna-loans'
const version = 1
const kdf = 'PBKDF2-SHA-256'
const cipher = 'AES-256-GCM'
/** The fewest that OWASP recommends for PBKDF2 with SHA-256 (Password Storage Cheat Sheet); the most that an old phone can count. */
const rounds = { fewest: 600_000, most: 10_000_000 }
const bytes = { salt: 16, nonce: 12 }
/** In characters. Hundreds of loans have fewer. */
const longestFile = 1_000_000

/** What tells how the loans are encrypted. It is authenticated with them. */
interface Header {
  format: typeof format
  version: typeof version
  kdf: typeof kdf
  rounds: number
  /** Like `nonce`, in base64. */
  salt: string
  cipher: typeof cipher
  nonce: string
}

/** A file of loans, in JSON. `checksum` tells a damaged file from a wrong passphrase; both fail to decrypt. */
export interface LoansFile extends Header {
  /** The loans in JSON, encrypted, in base64. */
  data: string
  /** SHA-256 of the header and the data, in base64. */
  checksum: string
}

export type FileProblem = 'otherFile' | 'newerVersion' | 'damaged'

/**
 * Encrypts loans with a passphrase. Each file has a salt and a nonce of its own.
 *
 * @throws if the browser can't encrypt, for example because the page has no secure connection
 */
export async function sealLoans(loans: readonly KeptLoan[], passphrase: string): Promise<string> {
  const [salt, nonce] = [bytes.salt, bytes.nonce].map((size) => crypto.getRandomValues(new Uint8Array(size)))
  if (!salt || !nonce) throw new RangeError('No random bytes')
  const header: Header = {
    format,
    version,
    kdf,
    rounds: rounds.fewest,
    salt: toBase64(salt),
    cipher,
    nonce: toBase64(nonce),
  }
  const key = await keyOf(passphrase, salt, header.rounds)
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: headerBytes(header) },
    key,
    encode(JSON.stringify(loans)),
  )
  const data = toBase64(new Uint8Array(sealed))
  const file: LoansFile = { ...header, data, checksum: await checksumOf(header, data) }
  return JSON.stringify(file, undefined, 2)
}

/** Reads a file that `sealLoans` wrote, without decrypting it. */
export async function readLoansFile(text: string): Promise<LoansFile | FileProblem> {
  if (text.length > longestFile) return 'otherFile'
  let file: Partial<Record<keyof LoansFile, unknown>>
  try {
    file = JSON.parse(text) ?? {}
  } catch {
    return text.includes(`"${format}"`) ? 'damaged' : 'otherFile'
  }
  if (file.format !== format) return 'otherFile'
  if (typeof file.version === 'number' && file.version > version) return 'newerVersion'
  return isWhole(file) && (await checksumOf(file, file.data)) === file.checksum ? file : 'damaged'
}

function isWhole(file: Partial<Record<keyof LoansFile, unknown>>): file is LoansFile {
  const { salt, nonce, data } = file
  return (
    file.version === version &&
    file.kdf === kdf &&
    file.cipher === cipher &&
    Number.isInteger(file.rounds) &&
    Number(file.rounds) >= rounds.fewest &&
    Number(file.rounds) <= rounds.most &&
    fromBase64(salt)?.length === bytes.salt &&
    fromBase64(nonce)?.length === bytes.nonce &&
    fromBase64(data) !== undefined
  )
}

/** Decrypts the loans of a file. Its loans are as they were kept: figures that don’t fit together stay to be corrected. */
export async function openLoans(
  file: LoansFile,
  passphrase: string,
): Promise<readonly KeptLoan[] | 'wrongPassphrase' | 'damaged'> {
  const [salt, nonce, data] = [file.salt, file.nonce, file.data].map(fromBase64)
  if (!salt || !nonce || !data) return 'damaged'
  const key = await keyOf(passphrase, salt, file.rounds)
  let text: string
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: nonce, additionalData: headerBytes(file) },
      key,
      data,
    )
    text = new TextDecoder().decode(opened)
  } catch {
    return 'wrongPassphrase'
  }
  const loans = loansOf(text)
  const written: unknown = JSON.parse(text)
  const ids = new Set(loans.map(({ id }) => id))
  return Array.isArray(written) && written.length === ids.size ? loans : 'damaged'
}

/** Keyboards write the same letter in different ways, above all in Indian scripts; NFKC gives it one. */
async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const typed = await crypto.subtle.importKey('raw', encode(passphrase.normalize('NFKC')), 'PBKDF2', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    typed,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const checksumOf = async (header: Header, data: string) =>
  toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(`${headerText(header)}\n${data}`))))

/** The header in an order of its own, whatever the order in the file. */
const headerText = (header: Header) =>
  JSON.stringify([
    header.format,
    header.version,
    header.kdf,
    header.rounds,
    header.salt,
    header.cipher,
    header.nonce,
  ])
const headerBytes = (header: Header) => encode(headerText(header))

const encode = (text: string) => new TextEncoder().encode(text)

const toBase64 = (data: Uint8Array) => btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''))

/** `undefined` for what is no base64. */
function fromBase64(text: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
