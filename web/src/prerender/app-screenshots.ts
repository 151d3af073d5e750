import { paths } from '../paths.ts'

const narrow = { width: 360, height: 640, scale: 2, formFactor: 'narrow' } as const

/**
 * The screens that browsers show to people who install the app, as `test/support/browser/app-screenshots.ts` photographs
 * them into the folders of the languages. Sizes are in CSS pixels.
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
