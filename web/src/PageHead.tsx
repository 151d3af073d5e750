import { useLocation } from 'react-router-dom'
import * as locale from '#words/locale.ts'
import { type PageTitle, pageTitle } from './content/pages.ts'
import { site } from './content/site.ts'
import { offeredLanguages } from './languages.ts'
import { addressOf, paths } from './paths.ts'

/** The head of the open page. Lenders' pages and the tools render their own `Head`, so that its texts stay in their chunks. */
export function PageHead() {
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  if (path.startsWith(`${paths.lenders}/`) || path.startsWith(paths.tools)) return null
  return <Head {...pageTitle(path)} path={path} />
}

interface HeadProps extends PageTitle {
  /** Only for a page without an HTML file of its own: such a file already has the description. */
  description?: string
  /** The page's canonical path, if it is known yet. */
  path?: string
}

/**
 * Title and canonical address of a page, and its address in the other languages. React moves them into the document's
 * head.
 */
export function Head({ title, description, indexed, path }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {!(indexed && locale.isOffered) && <meta name="robots" content="noindex" />}
      {indexed && locale.isOffered && path !== undefined && (
        <>
          <link rel="canonical" href={site.origin + addressOf(path)} />
          {offeredLanguages.length > 1 &&
            [...offeredLanguages, { tag: 'x-default', basename: '/' }].map(({ tag, basename }) => (
              <link key={tag} rel="alternate" hrefLang={tag} href={site.origin + basename + path.slice(1)} />
            ))}
        </>
      )}
    </>
  )
}
