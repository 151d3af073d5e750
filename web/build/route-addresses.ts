import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { fieldTypesOf } from '../../functions/contract/field-types-of.ts'

const routesFile = resolve(import.meta.dirname, '../../functions/contract/routes.ts')

/**
 * Gives the pages each route's method and path, and the types of its response instead of its schemas: a page would otherwise load
 * those of every route, and zod.
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
        .map(([name, { method, path, response }]) => {
          const responseTypes = fieldTypesOf(response)
          // Pages have words of their own for a missing message.
          if (typeof responseTypes === 'object' && 'message' in responseTypes) delete responseTypes.message
          return `export const ${name} = ${JSON.stringify({ method, path, responseTypes })}`
        })
        .join('\n')
    },
  }
}
