/**
 * The `user_id` claim of a session token; undefined when there is none to read. The signature is not verified here: the
 * server does that with each request.
 */
export function userIdOf(token: string): string | undefined {
  const id = claimOf(token, 'user_id')
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** True for a token that the server accepts only to confirm the date of birth. */
export const isDobRequired = (token: string) => claimOf(token, 'dob_required') === true

function claimOf(token: string, name: string): unknown {
  try {
    const claims: Record<string, unknown> | null = JSON.parse(decode(token.split('.')[1] ?? ''))
    return claims?.[name]
  } catch {
    return undefined
  }
}

function decode(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}
