import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import type { Plugin } from 'vite'
import { type Bundle, chunkOf, chunksIn } from './chunks.ts'
import { buildTarget } from './floor.ts'
import { licencesFile, licenceTexts } from './licences.ts'
import { isEnglish, translationsIn } from './words.ts'

/** The modules of the pages that open offline, and those that every page loads on demand. */
const offlineModules = [
  'main.tsx',
  'PagesWithToasts.tsx',
  'landing/LandingPage.tsx',
  'offers/ComparePage.tsx',
  'offers/OffersPage.tsx',
  'loan-journey/LoanJourneyPage.tsx',
  'menu/FullScreenMenu.tsx',
  'session/log-out.ts',
  'borrower/greeting.ts',
]

/**
 * Modules of those pages that are not needed offline: the calendar, because dates can be typed, and sign-in, shops, earlier
 * applications and pictures to share, because they need the network.
 */
const onlineModules = [
  'ui/fields/CalendarPopover.tsx',
  'session/firebase-provider.ts',
  'session/demo-provider.ts',
  'loan-journey/sign-in/CodeForm.tsx',
  'loan-journey/sign-in/DobForm.tsx',
  'offers/one-offer/ApplicationNote.tsx',
  'offers/side-by-side/share-picture.ts',
  'shop/FromShopNote.tsx',
]

/** The modules of the pages of tools and loan types. Once a visitor has opened any of these pages, all of them open offline. */
const toolModules = [
  'tools/ToolsPage.tsx',
  'tools/kfs-check/KfsCheckPage.tsx',
  'tools/emi/EmiPage.tsx',
  'tools/prepay/PrepayPage.tsx',
  'tools/bad-month/BadMonthPage.tsx',
  'tools/transfer/TransferPage.tsx',
  'tools/reset/ResetPage.tsx',
  'tools/gold/GoldPage.tsx',
  'tools/education/EducationPage.tsx',
  'tools/afford/AffordPage.tsx',
  'tools/true-cost/TrueCostPage.tsx',
  'tools/complain/ComplainPage.tsx',
  'tools/my-loans/MyLoansPage.tsx',
  'loan-types/LoanTypesPage.tsx',
  'loan-types/PersonalLoanPage.tsx',
  'loan-types/BusinessLoanPage.tsx',
  'loan-types/EducationLoanPage.tsx',
  'loan-types/AutoLoanPage.tsx',
  'loan-types/HomeLoanPage.tsx',
  'loan-types/PropertyLoanPage.tsx',
  'loan-types/GoldLoanPage.tsx',
  'loan-types/CreditCardPage.tsx',
]

/**
 * Builds the `service-worker.js` of a language with the list of files that it precaches: `app.html`, from which every page
 * can start, the scripts of the pages that open offline, the fonts and the icon.
 *
 * @param language the folder with the words of the language
 */
export function serviceWorker(language: string): Plugin {
  const folder = isEnglish(language) ? '' : `${basename(language)}/`
  const translations = translationsIn(dirname(language))
  return {
    name: 'tulna-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const hashed = [
        ...offlineScripts(bundle),
        ...Object.keys(bundle).filter((name) => name.endsWith('.woff2')),
      ]
      const named = [`${folder}app.html`, 'favicon.svg'].map((name) => ({
        url: `/${name}`,
        revision: createHash('sha256')
          .update(readFileSync(join(dir, name)))
          .digest('hex')
          .slice(0, 16),
      }))
      const files = [...named, ...hashed.sort().map((name) => ({ url: `/${name}`, revision: null }))]
      const { outputFiles, metafile } = await esbuild.build({
        entryPoints: [`${import.meta.dirname}/../src/worker/service-worker.ts`],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'iife',
        target: buildTarget,
        alias: { '#words': language },
        // Workbox reads its list of files from this name.
        define: {
          'self.__WB_MANIFEST': JSON.stringify(files),
          'process.env.NODE_ENV': '"production"',
          toolFiles: JSON.stringify(
            toolScripts(bundle)
              .filter((name) => !hashed.includes(name))
              .map((name) => `/${name}`),
          ),
          nestedBasenames: JSON.stringify(folder === '' ? translations.map((name) => `/${name}/`) : []),
        },
      })
      for (const { text } of outputFiles) writeFileSync(join(dir, `${folder}service-worker.js`), text)
      if (folder === '') appendFileSync(join(dir, licencesFile), licenceTexts(modulesIn(metafile)))
    },
  }
}

const modulesIn = ({ outputs }: esbuild.Metafile) =>
  Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs).map((file) => resolve(file)))

/** The scripts of `offlineModules` and everything that they import, at once or on demand, except `onlineModules`. */
const offlineScripts = (bundle: Bundle) => importedScripts(bundle, offlineModules, onlineModules)

/** The scripts of the tools and loan types: their pages, everything that these import, and the worker that reads PDFs. */
const toolScripts = (bundle: Bundle) => [
  ...importedScripts(bundle, toolModules, []),
  ...Object.keys(bundle).filter((name) => /\/pdf-worker-[^/]+\.js$/.test(name)),
]

/** The chunks of `modules` and everything that they import, at once or on demand, except the chunks of `excluded`. */
function importedScripts(bundle: Bundle, modules: string[], excluded: string[]): Set<string> {
  const excludedChunks = excluded.map((module) => chunkOf(bundle, module))
  const found = new Set(modules.map((module) => chunkOf(bundle, module)))
  for (const { imports, dynamicImports, isEntry } of found) {
    // The entry imports every page on demand, so those imports are not followed.
    const next = isEntry ? imports : [...imports, ...dynamicImports]
    for (const chunk of chunksIn(bundle))
      if (next.includes(chunk.fileName) && !excludedChunks.includes(chunk)) found.add(chunk)
  }
  return new Set([...found].map(({ fileName }) => fileName))
}
