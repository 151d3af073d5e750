import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import { isAadhaar } from '#contract/aadhaar.ts'
import type { BasicDetails, LoanPreferences } from '#contract/borrower.ts'
import { currentConsents } from '#contract/consents.ts'

export interface ApiResponse {
  status: number
  headers: Headers
  body: Record<string, unknown> & { success?: boolean; message?: string; fields?: Record<string, string> }
}

export interface SignedIn {
  mobile: string
  id: string
  token: string
}

/** The parts of a request besides its method and path. */
export interface Sent {
  /** Sent as JSON. A string is sent as it is, and a form as `multipart/form-data`. */
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  /** The address of a cloud other than the one that all test files of this run share. */
  address?: string | undefined
}

/** Sends a request to a local cloud through the edge, as a browser does. */
export async function send(
  method: 'GET' | 'POST',
  path: string,
  { body, token, headers = {}, address = inject('address') }: Sent = {},
): Promise<ApiResponse> {
  const isForm = body instanceof FormData
  const response = await fetch(new URL(path, address), {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} }
}

export const post = (path: string, body: unknown, token?: string) => send('POST', path, { body, token })
export const get = (path: string, token?: string) => send('GET', path, { token })

/** A random mobile number, so that tests do not share one. No real Indian mobile number begins with 4. */
export const aMobile = () => `4${String(randomInt(999_999_999)).padStart(9, '0')}`

/** A random PAN, so that tests do not share one. */
export const aPan = () =>
  `${Array.from({ length: 5 }, () => 'ABCDEFGHIJ'[randomInt(10)]).join('')}${String(randomInt(10_000)).padStart(4, '0')}Z`

/** A random Aadhaar number with a right check digit. */
export const anAadhaar = () => {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')
  const [first, last] = [`7${digits(6)}`, digits(4)]
  return String(Array.from({ length: 10 }, (_, digit) => `${first}${digit}${last}`).find(isAadhaar))
}

export const mockAuth = (mobile: string, extra: object = {}, address?: string) =>
  send('POST', '/user/mock-auth', {
    body: { mobile_number: mobile, type: 'credit', demo: true, consents: currentConsents(), ...extra },
    address,
  })

/** Registers a borrower, or signs in a known one, and reads the id from the token as the web app does. */
export async function aBorrower(mobile = aMobile(), address?: string): Promise<SignedIn> {
  const { body } = await mockAuth(mobile, {}, address)
  const token = String(body.token)
  return { mobile, token, id: userIdOf(token) }
}

export const userIdOf = (token: string) => String(claimsOf(token).user_id)

/** A token's claims, unverified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

export const details = (changes: Partial<Record<keyof BasicDetails, unknown>> = {}) => ({
  name: 'Asha Nair',
  gender: 'Female',
  dob: '1992-08-15',
  profession: 'Salaried',
  monthly_income: 52_000,
  pancard: 'ABCDE1234F',
  adhar_number: '234563890123',
  ...changes,
})

export const preferences = (changes: Partial<Record<keyof LoanPreferences, unknown>> = {}) => ({
  looking_for: 'Personal Loan',
  purpose: 'Wedding Expenses',
  loan_amount: 250_000,
  tenure_months: 24,
  ...changes,
})
