import { paths } from '../paths.ts'

const narrow = { width: 360, height: 640, scale: 2, formFactor: 'narrow' } as const

/**
 * The screenshots that browsers show to people before they install the app. `test/support/browser/app-screenshots.ts`
 * takes them and writes them to the folders in `functions/languages/`. Sizes are in CSS pixels.
 */
export const appScreenshots = [
  { file: 'screenshot-home.jpg', path: paths.home, ...narrow },
  { file: 'screenshot-compare.jpg', path: paths.compare, ...narrow },
  {
    file: 'screenshot-compare-wide.jpg',
    path: paths.compare,
    width: 1280,
    height: 720,
    scale: 1,
    formFactor: 'wide',
  },
] as const
