import { useLocation } from 'react-router-dom'
import { pageMeta } from './content/pages.ts'
import { site } from './content/site.ts'

/** Title, description and canonical address of the open page. React moves them into the document's head. */
export function PageHead() {
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  const { title, description, indexed } = pageMeta(path)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <link rel="canonical" href={site.origin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
