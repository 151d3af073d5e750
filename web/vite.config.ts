import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './build/build-service-worker.ts'
import { chunkPreloads } from './build/chunk-preloads.ts'
import { buildTarget } from './build/floor.ts'
import { licences } from './build/licences.ts'
import { routeAddresses } from './build/route-addresses.ts'
import { english, isEnglish, words } from './build/words.ts'
import { writePages } from './build/write-pages.ts'

/** By default, React Router's package resolves to its development build, whose warnings no visitor reads. */
const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
]

function routerFile(name: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  return join(folder, 'dist/production', `${name}.mjs`)
}

/**
 * The mode is the folder of a language's words, given by `bin/build.ts`: `functions/languages/hi` adds the Hindi pages,
 * below `/hi/`, to the English ones. A mode that is no such folder builds the English pages.
 */
export default defineConfig(({ command, mode }) => {
  const language = existsSync(join(mode, 'locale.ts')) ? mode : english
  const isEnglishBuild = isEnglish(language)
  const folder = isEnglishBuild ? '' : `${basename(language)}/`
  const { ofPages, ofWorkers } = licences()
  // Vitest sets NODE_ENV to "test", which would build React for development.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    root: import.meta.dirname,
    resolve: { alias: command === 'build' ? productionRouter : [] },
    plugins: [
      words(language),
      react(),
      tailwindcss(),
      chunkPreloads(),
      routeAddresses(),
      writePages(language),
      isEnglishBuild && ofPages,
      serviceWorker(language),
    ],
    worker: { format: 'es', plugins: () => [ofWorkers] },
    build: {
      outDir: '../dist/web',
      assetsDir: `${folder}assets`,
      // The other languages are built into the same folder, and share the English build's public files.
      emptyOutDir: isEnglishBuild,
      copyPublicDir: isEnglishBuild,
      target: buildTarget,
      // The content security policy forbids `data:` fonts, and small images are better cached than inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The administrators' sign-in is large, but only administrators load it.
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: {
        // How long plugins take is no news to who builds the site.
        checks: { bundlerTimings: false },
        // Inlines each message into the chunks that show it. Otherwise one chunk would get the whole file of messages.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          // Modules that are needed together share a chunk, because many small chunks compress some kilobytes worse, and requests
          // for them wait for each other. A module goes to the first group that names it or, unless that group excludes
          // dependencies, a module that imports it.
          codeSplitting: {
            groups: [
              { name: 'frame', tags: ['$initial'] },
              // What the build adds for old browsers.
              { name: 'helpers', test: /@oxc-project/ },
              {
                name: 'parts',
                test: /ui\/(Announced|Card|DialogLoading|ErrorState|Points|Skeleton|fields\/TextField)\.tsx$|contract\/parse-url|languages\/\w+\/dates/,
              },
              {
                name: 'figures',
                test: /react-query.*queryOptions|languages\/\w+\/(compared-facts|spans)|(contract\/limits|loans\/(ascii-digits|loan|loan-request|apr|emi|fees|paise|rupees)|borrower\/loan-choices|ui\/(Badge|fields\/SliderField|format|is-poor-network|sentence|mark-written|AsWritten))\.tsx?$/,
              },
              {
                name: 'ranking',
                test: /(contract\/enums|loans\/(dates|affordability|repayment\/amortisation|loan-cost))\.ts$/,
              },
              {
                name: 'toasts',
                test: /(contract\/(messages|routes)|session\/session|\/PagesWithToasts)\.tsx?$/,
              },
              { name: 'consents', test: /contract\/consents\.ts$/ },
              {
                name: 'forms',
                test: /(borrower\/loan-figures|ui\/(after-press|fields\/SelectField)|icons\/external-link)\.\w+$/,
              },
              {
                name: 'calls',
                test: /(api\/(client|failure)|session\/(call|count-step)|borrower\/(greeting|has-details|queries|saved-form|SignInAgain|unsent)|ui\/fields\/CheckboxField)\.tsx?$/,
              },
              { name: 'lenders', test: /(languages\/\w+\/(catalogue|lenders)|src\/lenders\/lenders)\.ts$/ },
              {
                name: 'catalogue',
                test: /(loans\/(repayment\/prepayment|ranking\/(rank|fit))|catalogue\/(LenderLogo|format|with-lender))\.tsx?$/,
              },
              {
                name: 'administration',
                test: /(src\/admin\/(Chip|PageHeader|Sheet|Tick|call)|StatCard)\.tsx?$|icons\/eye\./,
                includeDependenciesRecursively: false,
              },
              // An offer's terms in words, and then what else is said of offers.
              { name: 'terms', test: /contract\/describe-terms|catalogue\/QuotedTerm/ },
              {
                name: 'facts',
                test: /contract\/(describe-(certain-rate|facts)|pause)\.ts|languages\/\w+\/certain-rate\.ts/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'quotes',
                test: /contract\/(describe-badge|offer-link|recommended-reasons)\.ts|catalogue\/(describe-position|FollowChanges|Pause|unpublished)|languages\/\w+\/(feeds|offer-card|rank-position)\.ts|loans\/ranking\/(quoted-costs|ranking-rule)\.ts|offer-card\/format/,
                includeDependenciesRecursively: false,
              },
              {
                name: 'saving',
                test: /contract\/csv\.ts|ui\/(download|print)\.ts/,
                includeDependenciesRecursively: false,
              },
              { name: 'request', test: /ui\/(copy-link|fields\/(AmountSliderField|use-typed-figure))/ },
              { name: 'address', test: /src\/tools\/address\.ts$/, includeDependenciesRecursively: false },
              {
                name: 'tool',
                test: /src\/tools\/((?!DayField|LoanDates)\w[\w-]*|charts\/(Legend|RepaymentChart))\.tsx?$|languages\/\w+\/tools(-dates)?\.ts|loans\/(dated\/cost|repayment\/(early-repayment|break-even|repay-on-dates))\.ts|ui\/fields\/FigureField\.tsx/,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  }
})
