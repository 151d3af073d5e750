import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { sampleAdministrator } from '#lib/local/sample/administrator.ts'
import { aMobile } from '#support/api.ts'
import { doctoredStatement } from '#support/browser/kfs-page.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { engines, isInstalled } from '#support/browser/webkit/engines.ts'
import { problemsIn, type Visit } from '#support/browser/webkit/visit.ts'
import type { Element, Session } from '#support/browser/webkit/webdriver.ts'
import { person } from '#support/browser/wizard.ts'
import { lenderPath, paths } from '#web/paths.ts'

const address = inject('address')

/** Goes from the home page to a lender's site, which opens in a window of its own. */
async function apply(visit: Visit) {
  const { session } = visit
  await visit.open(paths.home)
  await visit.press('link', 'Check eligibility')
  await visit.type('Mobile number', aMobile())
  await session.run("for (const box of document.querySelectorAll('[type=checkbox]')) box.click()")
  await visit.press('button', 'Register with OTP')
  await visit.find('heading', 'Enter your code')
  // The last digit submits the code.
  await visit.type('Digit 1 of 6', await session.run("return localStorage['shop-otp']"))
  await visit.type('Name', person.name)
  await visit.choose('Gender', 2)
  await visit.type('Date of birth', person.dob)
  await visit.choose('Profession', 1)
  await visit.type('Monthly income', person.income)
  await visit.type('PAN', person.pan)
  await visit.type('Aadhar', person.aadhaar)
  await visit.press('button', 'Next')
  await visit.choose('Loan purpose', 1)
  await visit.type('Loan amount', '50000')
  await visit.press('button', 'Check Offers')
  await visit.find('heading', 'Here are your offers')
  await visit.press('button', /^More Details/)
  // WebKitGTK's driver presses beside a link now and then, while the machine is busy.
  await expect
    .poll(
      async () => {
        if ((await session.windows()).length === 1) await visit.press('link', /^Apply Now/)
        return session.windows()
      },
      { interval: 5_000, timeout: 60_000 },
    )
    .toHaveLength(2)
  await expect.poll(() => visit.requests).toContain('POST /user/apply')
}

async function readMyTulna(visit: Visit) {
  await visit.open(paths.myTulna)
  await visit.press('link', 'Your data')
  await visit.find('link', 'Change my details')
  await visit.press('button', 'Show PAN')
  expect(await visit.session.run('return document.body.textContent')).toContain(person.pan)
}

async function compare(visit: Visit) {
  await visit.open(`${paths.compare}?amount=100000&months=24&type=personal-loan`)
  await visit.press('button', /^More Details/)
  await visit.find('link', /^Apply Now/)
}

async function readLender(visit: Visit) {
  await visit.open(lenderPath('neemtreefinance'))
  await expect
    .poll(() => visit.session.run("return document.querySelector('h1').textContent"))
    .toContain('Neem')
}

async function checkStatement(visit: Visit) {
  const folder = mkdtempSync(join(tmpdir(), 'tulna-'))
  try {
    const file = join(folder, 'statement.pdf')
    writeFileSync(file, doctoredStatement)
    await visit.open(paths.kfsCheck)
    // The field itself is not visible: its label is what a visitor presses.
    await visit.session.type(
      await visit.session.run<Element>("return document.querySelector('[type=file]')"),
      file,
    )
    await visit.find('heading', '3 things don’t agree')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function shop(visit: Visit) {
  await visit.open(paths.shop)
  await visit.press('button', 'Food')
  await visit.find('heading', 'Food')
}

async function administer(visit: Visit, width: number) {
  await visit.open(paths.adminOffers)
  await visit.type('E-mail', sampleAdministrator.email)
  await visit.type('Password', sampleAdministrator.password)
  await visit.press('button', 'Sign in')
  await visit.find('heading', 'Offers Management')
  await expectToFit(visit)
  await visit.open(paths.adminUsers)
  await visit.find('button', /^View/)
  // On a desktop, users are in a table: Safari before 16.4 does not know `(width >= 48rem)`.
  const isTable = await visit.session.run("return document.querySelector('main table') !== null")
  expect(isTable).toBe(width >= 768)
}

interface NotePlace {
  badge: DOMRect
  note: DOMRect
  /** Whether the engine places a note by its badge. */
  isPlaced: boolean
  scrolled: number
  height: number
}

const notePlace = `
  const note = [...document.querySelectorAll('[role=note]')].find((one) => one.getClientRects().length > 0)
  const badge = document.querySelector('[popovertarget="' + note.id + '"]')
  return {
    badge: badge.getBoundingClientRect().toJSON(),
    note: note.getBoundingClientRect().toJSON(),
    isPlaced: CSS.supports('top: anchor(bottom)'),
    scrolled: scrollY,
    height: innerHeight,
  }`

/** Where the cards of the first list, and their buttons, start. */
const cardPlaces = `
  return [...document.querySelector('main li.offer-card').parentElement.children].map((card) => {
    const { left, top } = card.getBoundingClientRect()
    const button = [...card.querySelectorAll('button')].find((one) => one.textContent.startsWith('More Details'))
    return { left, top, button: button.getBoundingClientRect().top }
  })`

/** The centre of a slider's thumb in the window, and half its width. */
const thumbPlace = `
  const slider = document.querySelector('.slider')
  slider.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = slider.getBoundingClientRect()
  const radius = parseFloat(getComputedStyle(slider).getPropertyValue('--thumb')) * 8
  const { value, min, max } = slider
  const share = (value - min) / (max - min)
  return { x: left + radius + share * (width - 2 * radius), y: top + height / 2, radius }`

/** The colours of points of the window, each as red, green, blue and opacity. Leaves the page. */
async function coloursAt(session: Session, points: { x: number; y: number }[]): Promise<number[][]> {
  const picture = (await session.screenshot()).toString('base64')
  await session.goTo('about:blank')
  return session.run(
    `const [picture, points] = arguments
    const image = Object.assign(new Image(), { src: 'data:image/png;base64,' + picture })
    return image.decode().then(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context.drawImage(image, 0, 0)
      return points.map(({ x, y }) => [...context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data])
    })`,
    picture,
    points,
  )
}

/** The page is not wider than its window. */
const expectToFit = async ({ session }: Visit) =>
  expect(await session.run('return document.documentElement.scrollWidth - innerWidth')).toBe(0)

describe.each(Object.entries(engines))('in %s', (name, engine) => {
  if (!isInstalled(engine)) {
    const missing = `${name} is not driven: ${engine.packages.join(', ')} are not installed`
    test.skip(missing)
    console.warn(missing)
    return
  }

  test.each([
    { width: 360, languageName: 'English' },
    { width: 1280, languageName: 'English' },
    { width: 360, languageName: 'Hindi', language: hindi },
    { width: 1280, languageName: 'Hindi', language: hindi },
  ])(
    'at $width px in $languageName: from a number to a lender, My Tulna, compare, a lender, a statement, the shop',
    async (options) => {
      const problems = await problemsIn(engine, address, options, async (visit) => {
        for (const part of [apply, readMyTulna, compare, readLender, checkStatement, shop]) {
          await part(visit)
          await expectToFit(visit)
        }
      })
      expect(problems).toEqual([])
    },
  )

  test('the note about a badge opens on the screen and, where it is placed by its badge, right below it', async () => {
    const problems = await problemsIn(engine, address, { width: 1280 }, async (visit) => {
      await visit.open(`${paths.compare}?amount=100000&months=24&type=personal-loan`)
      await visit.press('button', /^Recommended/)
      const { badge, note, isPlaced, scrolled, height } = await visit.session.run<NotePlace>(notePlace)
      expect(scrolled).toBeGreaterThan(0)
      expect(note.top).toBeGreaterThan(0)
      expect(note.bottom).toBeLessThan(height)
      if (isPlaced) expect(note.top - badge.bottom).toBeCloseTo(4, 0)
    })
    expect(problems).toEqual([])
  })

  test('the cards of offers stand in two columns with level rows', async () => {
    const problems = await problemsIn(engine, address, { width: 1280 }, async (visit) => {
      await visit.open(`${paths.compare}?amount=100000&months=24&type=personal-loan`)
      await visit.find('button', /^More Details/)
      const rows = await visit.session.run<{ left: number; top: number; button: number }[]>(cardPlaces)
      expect(new Set(rows.map(({ left }) => left)).size).toBe(2)
      const tops = new Set(rows.map(({ top }) => top))
      expect(tops.size).toBe(Math.ceil(rows.length / 2))
      expect(new Set(rows.map(({ button }) => button)).size).toBe(tops.size)
    })
    expect(problems).toEqual([])
  })

  test('the thumb of a slider is round', async () => {
    const problems = await problemsIn(engine, address, { width: 1280 }, async ({ session, open, find }) => {
      await open(paths.emi)
      await find('field', 'Loan amount')
      const { x, y, radius } = await session.run<{ x: number; y: number; radius: number }>(thumbPlace)
      const colours = await coloursAt(session, [
        { x, y },
        { x: x - radius, y: y - radius },
        { x, y: y - 2 * radius },
      ])
      const [centre, corner, page] = colours
      expect(centre).not.toEqual(page)
      expect(corner).toEqual(page)
    })
    expect(problems).toEqual([])
  })

  test.each([360, 1280])('administration at %i px', async (width) => {
    const problems = await problemsIn(engine, address, { width }, async (visit) => {
      await administer(visit, width)
      await expectToFit(visit)
    })
    // Amplify warns that the address of Cognito's emulator is not AWS's.
    expect(problems.filter((line) => !line.includes('custom Amazon'))).toEqual([])
  })
})
