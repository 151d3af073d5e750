const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/**
 * An administrator in a sentence. The user pool names people by random ids, which say nothing to a reader: the audit has them.
 *
 * @param ownId of the administrator who reads it
 */
export function personOf(person: string, ownId: string | undefined): string {
  if (person === ownId) return 'you'
  return id.test(person) ? 'another administrator' : person
}
