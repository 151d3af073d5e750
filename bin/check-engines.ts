/**
 * Checks that the oldest browsers of `.browserslistrc` know what the site uses: first in the sources of the pages, and with
 * `--built` in the built files, where libraries are too. A part of `npm run check`, and `--built` of `npm test`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { scriptProblems } from './engines/script-problems.ts'
import { styleProblems } from './engines/style-problems.ts'

/** Without these, a page loses nothing that a visitor needs. */
const harmless = {
  '@media forced-colors': 'Only Windows has such themes, and Safari does not run there',
  '@property': 'Tailwind sets the values itself, in a rule for browsers without it',
  ':has':
    'A ticked box shows its own tick, an error its text, and the bar its name beside a notice; print has all cards',
  ':details-content': 'A fold is then printed as it is, with its name',
  ':selection': 'Selected text has the colour of the system',
  '-webkit-tap-highlight-color': 'Phones alone draw it',
  'break-after: avoid': 'A printed page may then end between an offer and its facts',
  'content-visibility': 'Saves time in long lists',
  'content-visibility: visible': 'Only print needs it, with :details-content',
  'content-visibility: auto': 'Saves time in long lists',
  'contain-intrinsic-height': 'Belongs to content-visibility',
  cursor: 'A finger has none',
  'cursor: not-allowed': 'A finger has none',
  'cursor: pointer': 'A finger has none',
  'field-sizing': 'A text field then keeps its rows and scrolls',
  'field-sizing: content': 'A text field then keeps its rows and scrolls',
  'forced-color-adjust': 'Only Windows has such themes',
  'forced-color-adjust: none': 'Only Windows has such themes',
  'grid-template-rows: subgrid': 'Rows of neighbouring cards are then not level',
  'overscroll-behavior': 'A dialog that is scrolled to its end then scrolls the page behind it',
  'overscroll-behavior: contain': 'A dialog that is scrolled to its end then scrolls the page behind it',
  resize: 'Fingers cannot pull a corner',
  'resize: vertical': 'Fingers cannot pull a corner',
  'scrollbar-width': 'A bar is shown, which scrolls too',
  'scrollbar-width: thin': 'A wider bar is shown',
  'scrollbar-width: none': 'A bar is shown, which scrolls too',
  'text-wrap': 'Lines break elsewhere',
  'text-wrap-style': 'Lines break elsewhere',
  'text-wrap: balance': 'Lines break elsewhere',
  'text-wrap-style: pretty': 'Lines break elsewhere',
}

/** The rooms of `functions` whose files run in pages too. */
const sources = [
  'web/src',
  'functions/contract',
  'functions/loans',
  'functions/redress',
  'functions/statements',
  'functions/languages',
]

function problemsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return styleProblems(code, harmless)
  // This build of pdf.js brings what old browsers lack, under the same names: only its syntax can be judged.
  return scriptProblems(file, code, { bringsMethods: file.includes('pdf-worker') })
}

const filesIn = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => `${folder}/${name}`)

const files = process.argv.includes('--built')
  ? filesIn('dist/web', /\.(js|css)$/)
  : sources.flatMap((folder) => filesIn(folder, /\.tsx?$/))
for (const file of files)
  for (const problem of problemsOf(file)) {
    console.log(`${file}: ${problem}`)
    process.exitCode = 1
  }
