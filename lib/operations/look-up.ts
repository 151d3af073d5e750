import { resolve4, resolve6, resolveCname } from 'node:dns/promises'

/** The host names and addresses to which a host leads: none if it does not exist. */
export async function lookUp(host: string): Promise<string[]> {
  const found = await Promise.all(
    [resolveCname, resolve4, resolve6].map((ask) => ask(host).catch((): string[] => [])),
  )
  return found.flat()
}
