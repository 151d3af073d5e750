import { useLocation } from 'react-router-dom'
import { pageAt } from './content/pages.ts'
import { site } from './content/site.ts'

/** Title, description, canonical and social tags of the page that is open. React lifts them into the head. */
export function PageHead() {
  const path = useLocation().pathname.replace(/(.)\/$/, '$1')
  const { title, description, indexed } = pageAt(path)
  const address = site.origin + path
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${site.origin}/social.png`} />
      <meta property="og:image:alt" content="Tulna: three loan offers compared by true monthly cost" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
