const reference = /\{\{resolve:([^}]*)\}\}/g
const ofSecret = /^secretsmanager:(arn:[^}]+?):SecretString:::$/

/**
 * Replaces the dynamic references to whole secrets in every string of a resource's properties. Throws on any other
 * dynamic reference.
 *
 * @param secretOf returns the current value of a secret by its ARN
 */
export function resolveSecrets(value: unknown, secretOf: (arn: string) => string): unknown {
  if (typeof value === 'string')
    return value.replace(reference, (whole, target: string) => {
      const [, arn] = ofSecret.exec(target) ?? []
      if (!arn) throw new Error(`The template uses ${whole}, which the local cloud does not support`)
      return secretOf(arn)
    })
  if (Array.isArray(value)) return value.map((item) => resolveSecrets(item, secretOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, resolveSecrets(item, secretOf)]),
  )
}
