import { renderToString } from 'react-dom/server'
import * as locale from '#words/locale.ts'
import type { PageMeta } from '../content/page-meta.ts'
import { site } from '../content/site.ts'
import { addressOf } from '../paths.ts'
import { LinkPreview, type OutlineWord, previewSize } from './LinkPreview.tsx'
import { renderSvg } from './render-svg.ts'

/** The page's title without the name of the site. */
export const headlineOf = ({ title }: PageMeta): string => title.replace(` · ${site.name}`, '')

/** Draws the picture of a page's link preview as SVG. */
export const drawPreview = (meta: PageMeta) => (outlineWord: OutlineWord) =>
  renderSvg(
    <LinkPreview headline={headlineOf(meta)} description={meta.description} outlineWord={outlineWord} />,
  )

interface PreviewedPage {
  /** The canonical path; undefined for a file that serves several addresses. */
  path: string | undefined
  meta: PageMeta
}

/**
 * The tags of a page's link preview, for social networks, which read the file and run no scripts.
 *
 * @param image the path of the page's picture as PNG
 */
export function previewTags(
  { path, meta: { title, description } }: PreviewedPage,
  image: string | undefined,
): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': locale.openGraph,
    'og:title': title,
    'og:description': description,
    ...(path && { 'og:url': site.origin + addressOf(path) }),
    ...(image && {
      'og:image': site.origin + image,
      'og:image:type': 'image/png',
      'og:image:width': String(previewSize.width),
      'og:image:height': String(previewSize.height),
      'og:image:alt': title,
    }),
    'twitter:card': 'summary_large_image',
  }
  return renderToString(
    Object.entries(tags).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
  )
}
