/**
 * Where `?next=` leads, if that is a path of this site; anything that a browser would read as another site
 * (`//host`, `/\host`, `/.//host`, a tab in between) is no path.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/')) return undefined
  const url = new URL(next, 'https://this.site')
  if (url.host !== 'this.site' || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
