import { useLocation } from 'react-router-dom'
import { pageAt } from './content/pages.ts'
import { site } from './content/site.ts'

/** Title, description and address of the page that is open. React lifts them into the head. */
export function PageHead() {
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  const { title, description, indexed } = pageAt(path)
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
