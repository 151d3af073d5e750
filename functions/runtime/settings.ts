/** True where a setting is given that most places do without. */
export const isSet = (name: string) => Boolean(process.env[name])

/** Reads a setting that the infrastructure gives. Throws, naming it, where it is missing. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is not set`)
  return value
}
