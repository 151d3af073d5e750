import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const routesFile = resolve(import.meta.dirname, '../../functions/contract/routes.ts')

/**
 * Gives the pages each route's method and path without its schemas. The client needs the schemas only as types, and a
 * page would otherwise load those of every route.
 */
export function routeAddresses(): Plugin {
  return {
    name: 'tulna-route-addresses',
    enforce: 'pre',
    async load(id) {
      if (id !== routesFile) return undefined
      const { module: routes } = await runnerImport<typeof import('#contract/routes.ts')>(routesFile, {
        configFile: false,
        logLevel: 'error',
      })
      return Object.entries(routes)
        .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
        .join('\n')
    },
  }
}
