import { noteFailedRequest } from '../api/connection.ts'

/**
 * The text of a file that the server publishes; `null` where there is none.
 *
 * @param key its key in the bucket, which is its path without the first slash
 * @throws if it can't be loaded
 */
export async function publishedFile(key: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(`/${key}`, { signal }).catch((error) => {
    if (!signal.aborted) noteFailedRequest()
    throw error
  })
  if ([403, 404].includes(response.status)) return null
  if (!response.ok) throw new Error(`/${key} failed with status ${response.status}`)
  return response.text()
}
