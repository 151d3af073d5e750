import { useLocation } from 'react-router-dom'
import * as locale from '#words/locale.ts'
import { type PageTitle, pageTitle } from './content/pages.ts'
import { site } from './content/site.ts'
import { offeredLanguages } from './languages.ts'
import { addressOf, paths, rankingDayPath } from './paths.ts'
import { useSession } from './session/session.ts'

/** The head of the open page. The pages of single lenders and of past days render `Head` themselves, with the name or the day. */
export function PageHead() {
  const { pathname, search } = useLocation()
  const { token } = useSession()
  const path = pathname.replace(/(.)\/$/, '$1')
  if ([`${paths.lenders}/`, rankingDayPath('')].some((start) => path.startsWith(start))) return null
  return <Head {...pageTitle(path, { search, isSignedIn: token !== null })} path={path} />
}

interface HeadProps extends PageTitle {
  /** Only for a page without an HTML file of its own: the files of other pages already have their descriptions. */
  description?: string
  /** The page's canonical path, if it is known yet. */
  path?: string
}

/**
 * The title, description and canonical address of a page, its addresses in the offered languages, and whether search
 * engines may index it. React moves the elements into the document's head.
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
