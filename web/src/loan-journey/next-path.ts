import { paths } from '../paths.ts'

/** Where a sign-in may lead: the paths of this app. */
const destinations = new Set<string>(Object.values(paths).map((path) => path.replace(/[?#].*/, '')))

/**
 * Where `?next=` leads: one of this app's `paths`, with its query and fragment. Everything else is ignored, without being
 * parsed as a URL: `new URL` throws on some values, and reads others (`//host`, `/\host`) as another site.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? ''
  const [pathname = ''] = next.split(/[?#]/)
  return destinations.has(pathname) ? next : undefined
}
