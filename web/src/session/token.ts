/**
 * The `user_id` claim of a session token; undefined when there is none to read. The signature is the server's
 * to check: this only says which id to ask for.
 */
export function userIdOf(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(decode(token.split('.')[1] ?? ''))
    const id = typeof claims === 'object' && claims && 'user_id' in claims ? claims.user_id : undefined
    return typeof id === 'string' && id !== '' ? id : undefined
  } catch {
    return undefined
  }
}

function decode(base64url: string): string {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}
