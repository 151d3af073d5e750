import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths, other than `/`, that the build has rendered: `/terms` for `terms/index.html`. */
export function prerenderedPaths(web: string): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`)
    .sort()
}

/** The page that starts the app on every other path: an empty one, where `/` itself was rendered. */
export function shellOf(web: string): '/app.html' | '/index.html' {
  return existsSync(join(web, 'app.html')) ? '/app.html' : '/index.html'
}
