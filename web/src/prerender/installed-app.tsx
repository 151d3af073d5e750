import * as locale from '#words/locale.ts'
import { appDescription, appName } from '#words/pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { site } from '../content/site.ts'
import { Mark } from '../ui/Mark.tsx'
import { appScreenshots } from './app-screenshots.ts'
import { headlineOf } from './preview-tags.tsx'
import { renderSvg } from './render-svg.ts'

/**
 * The web app manifest as JSON. The installed app opens in this language.
 *
 * @param screenshotAt the path of a screenshot by the name of its file; `undefined` if the language has none
 */
export function webManifest(screenshotAt: (file: string) => string | undefined): string {
  return JSON.stringify({
    name: appName,
    short_name: site.name,
    description: appDescription,
    lang: locale.tag,
    id: locale.basename,
    start_url: locale.basename,
    display: 'standalone',
    background_color: '#FBFAF7',
    theme_color: '#0B5B5B',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: appScreenshots.flatMap(({ file, path, width, height, scale, formFactor }) => {
      const src = screenshotAt(file)
      const sizes = `${width * scale}x${height * scale}`
      const label = headlineOf(pageMeta(path))
      return src ? [{ src, sizes, type: 'image/jpeg', form_factor: formFactor, label }] : []
    }),
  })
}

/** The mark as an SVG file that follows the browser's theme. */
export function favicon(): string {
  const style = '<style>svg{color:#0b5b5b}@media(prefers-color-scheme:dark){svg{color:#4fc3b5}}</style>'
  return renderSvg(<Mark size={32} />).replace('>', `>${style}`)
}
