import { readdirSync, readFileSync } from 'node:fs'
import { inject, test } from 'vitest'
import { launchBrowser, withPage } from '#support/browser/browser.ts'
import { choosePdf } from '#support/browser/kfs-page.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')
const folder = 'test/statements/cases/pages'

/** The page as a PDF, as the browser prints it. */
async function printed(name: string): Promise<Buffer> {
  const page = await (await launchBrowser()).newPage()
  try {
    await page.setContent(readFileSync(`${folder}/${name}`, 'utf8'))
    return await page.pdf({ preferCSSPageSize: true })
  } finally {
    await page.close()
  }
}

test('reads RBI’s form as browsers print it, with centred cells and a schedule in two columns, and finds nothing wrong', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    for (const name of readdirSync(folder)) {
      await choosePdf(page, await printed(name))
      await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
      // The next file must change the page.
      await page.getByText('Check another statement').click()
      await page.getByText('Type the figures').click()
      await page.getByText('PDF file').click()
    }
  })
})
