/** Whether an optional setting is set. */
export const isSet = (name: string) => Boolean(process.env[name])

/** Reads a setting from the environment. Throws an error that names it if it is missing. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is not set`)
  return value
}
