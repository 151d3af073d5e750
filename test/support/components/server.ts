import { onTestFinished, vi } from 'vitest'

export type Answer = (body: unknown) => Response | Promise<Response>

/** A success with these fields. */
export const success =
  (fields: object = {}): Answer =>
  () =>
    Response.json({ success: true, message: '', ...fields })

/** A refusal with the server's message, if it has one, and messages for fields of the request. */
export const refusal =
  (status: number, message?: string, fields = {}): Answer =>
  () =>
    Response.json(message === undefined ? {} : { success: false, message, fields }, { status })

/** The response is lost, or the server cannot be reached. */
export const noResponse: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** An answer that waits until `release` is called. */
export function heldBack(answer: Answer = success()) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held: Answer = (body) => released.then(() => answer(body))
  return { answer: held, release }
}

/**
 * Stands in for the server until the test ends. `answers`, by path without a query, may change meanwhile; other paths
 * give no response.
 *
 * @returns the requests so far, except those for `/config.json`
 */
export function serve(answers: Record<string, Answer>) {
  const requests: { path: string; body: unknown; token: string | undefined }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.replace(/\?.*/, '')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const { authorization } = (init.headers ?? {}) as Record<string, string>
    if (path !== '/config.json') requests.push({ path, body, token: authorization })
    return (answers[path] ?? noResponse)(body)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}
