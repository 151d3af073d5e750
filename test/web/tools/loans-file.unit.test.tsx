import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldFile } from '#support/components/held-file.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { type KeptLoan, keepLoan, loansOf } from '#web/tools/my-loans/kept-loans.ts'
import { type LoansFile, openLoans, readLoansFile, sealLoans } from '#web/tools/my-loans/loans-file.ts'
import MyLoansPage from '#web/tools/my-loans/MyLoansPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const passphrase = 'lotus tractor monsoon'
const loan: KeptLoan = {
  id: 'a',
  lender: 'कावेरी Bank',
  loanType: '',
  principal: 200_000,
  annualRatePercent: 13.5,
  tenureMonths: 24,
  instalment: 9_555,
  paidOut: '2025-01-12',
  firstDue: '2025-03-05',
  brokenInterest: 'withFirst',
  fees: 4_720,
  coolingOffDays: 3,
  mandateDay: 5,
  missed: ['2025-07-05'],
  extras: [{ on: '2025-06-20', amount: 1_000.5 }],
  done: ['mandate'],
}
const other: KeptLoan = { ...loan, id: 'b', lender: 'Neem Finance' }

async function fileOf(text: string): Promise<LoansFile> {
  const file = await readLoansFile(text)
  if (typeof file === 'string') throw new Error(file)
  return file
}

test('a file opens with its passphrase only, and says nothing of the loans in the clear', async () => {
  const text = await sealLoans([loan, other], passphrase)
  const file = await fileOf(text)
  expect(file).toMatchObject({ format: 'tulna-loans', version: 1, kdf: 'PBKDF2-SHA-256' })
  expect(file.rounds).toBeGreaterThanOrEqual(600_000)
  expect(text).not.toMatch(/Bank|Neem|200000/)
  expect(await openLoans(file, passphrase)).toEqual([loan, other])
  expect(await openLoans(file, `${passphrase} `)).toBe('wrongPassphrase')
})

test('each file has a salt and a nonce of its own', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => fileOf(await sealLoans([loan], passphrase))),
  )
  expect(first?.salt).not.toBe(second?.salt)
  expect(first?.nonce).not.toBe(second?.nonce)
  expect(first?.data).not.toBe(second?.data)
})

test('letters that a keyboard composes in another way are the same passphrase', async () => {
  const file = await fileOf(await sealLoans([loan], 'बड़ा पीपल का पेड़'.normalize('NFC')))
  expect(await openLoans(file, 'बड़ा पीपल का पेड़'.normalize('NFD'))).toEqual([loan])
})

test('the header is authenticated with the loans', async () => {
  const file = await fileOf(await sealLoans([loan], passphrase))
  expect(await openLoans({ ...file, rounds: file.rounds + 1 }, passphrase)).toBe('wrongPassphrase')
  // The same key and nonce, but another header.
  expect(await openLoans({ ...file, salt: `${file.salt} ` }, passphrase)).toBe('wrongPassphrase')
})

test('any changed or missing character of a file is found', async () => {
  const text = JSON.stringify(await fileOf(await sealLoans([loan], passphrase)))
  for (let place = 0; place < text.length; place += 7) {
    const changed = text.slice(0, place) + (text[place] === '1' ? '2' : '1') + text.slice(place + 1)
    expect(typeof (await readLoansFile(changed)), changed.slice(place - 5, place + 5)).toBe('string')
    expect(typeof (await readLoansFile(text.slice(0, place)))).toBe('string')
  }
})

test.each([
  ['', 'otherFile'],
  ['null', 'otherFile'],
  ['7', 'otherFile'],
  ['{"format":"notes","version":1}', 'otherFile'],
  ['{"format":"tulna-loans","version":2}', 'newerVersion'],
  ['{"format":"tulna-loans","version":1}', 'damaged'],
  ['{"format":"tulna-loans","vers', 'damaged'],
])('%s is refused as %s', async (text, problem) => {
  expect(await readLoansFile(text)).toBe(problem)
})

test('a file that is too large for loans is not even parsed', async () => {
  expect(await readLoansFile(`${' '.repeat(1_000_001)}{"format":"tulna-loans","version":2}`)).toBe(
    'otherFile',
  )
})

const main = () => document.querySelector('main')?.textContent ?? ''
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const kept = () => loansOf(localStorage.getItem('myLoans'))

async function open() {
  const { show, user } = renderAt('/my-loans', <MyLoansPage />)
  show()
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  await user.click(screen.getByText('Save to a file, or open one'))
  const choose = async (file: string | File) =>
    user.upload(
      await field('File of loans'),
      typeof file === 'string' ? new File([file], 'loans.json') : file,
    )
  const unlock = async (typed: string) => {
    await user.type(await field('Passphrase of the file'), typed)
    await press('Open it')
  }
  return { user, press, choose, unlock }
}

test('a short or a mistyped passphrase saves nothing', async () => {
  keepLoan(loan)
  const save = vi.spyOn(URL, 'createObjectURL')
  const { user, press } = await open()
  await user.type(await field('New passphrase'), 'short')
  await press('Save the file')
  expect(main()).toContain('Use at least 12 characters')
  await user.type(await field('New passphrase'), ' but longer now')
  await user.type(await field('The same passphrase again'), 'short but longer')
  await press('Save the file')
  expect(main()).toContain('The two passphrases are not the same')
  expect(main()).toContain('nobody can recover it')
  expect(save).not.toHaveBeenCalled()
})

test('what is saved on one device is shown on another before it is taken', async () => {
  keepLoan(loan)
  keepLoan(other)
  const blobs: Blob[] = []
  // The simulated browser would open the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:loans'
  })
  const { user, press, choose, unlock } = await open()
  await user.type(await field('New passphrase'), passphrase)
  await user.type(await field('The same passphrase again'), passphrase)
  await press('Save the file')
  await screen.findByText('The file is saved with your downloads.')
  const text = (await blobs[0]?.text()) ?? ''
  // On the other device, one loan differs, one is missing and one is not in the file.
  const own = { ...loan, id: 'c', lender: 'Own' }
  const here = [{ ...loan, instalment: 9_600 }, own]
  localStorage.setItem('myLoans', JSON.stringify(here))
  window.dispatchEvent(new Event('pageshow'))
  await choose(text)
  await unlock('not the passphrase')
  await screen.findByText('This is not the passphrase of the file. Nothing has changed.')
  expect(kept()).toEqual(here)
  await user.clear(await field('Passphrase of the file'))
  await unlock(passphrase)
  await screen.findByText('Changed: its figures would replace those here.')
  expect(main()).toContain('New: it would be added.')
  expect(kept()).toEqual(here)
  await press('Bring these 2 loans here')
  expect(kept()).toEqual([loan, own, other])
  await choose(text)
  await unlock(passphrase)
  await screen.findByText('All loans of the file are here already')
  expect(screen.queryByRole('button', { name: /^Take/ })).toBe(null)
  await press('Change nothing')
  expect(kept()).toEqual([loan, own, other])
})

test.each([
  ['{"format":"tulna-loans","version":9}', /A newer version of this page wrote the file/],
  ['a,b', /not a file of loans from here/],
  ['{"format":"tulna-loans","version":1,', /damaged or incomplete/],
])('a file that cannot be opened says why and changes nothing: %s', async (text, sentence) => {
  keepLoan(loan)
  const { choose } = await open()
  await choose(text)
  await screen.findByText(sentence)
  expect(kept()).toEqual([loan])
  expect(screen.queryByLabelText('Passphrase of the file')).toBe(null)
})

test('a file that is slow to read does not replace the one that was chosen after it', async () => {
  const { choose } = await open()
  const slow = heldFile(new File([await sealLoans([loan], passphrase)], 'slow.json'))
  await choose(slow.file)
  await choose('a,b')
  await screen.findByText(/not a file of loans from here/)
  await act(slow.release)
  expect(screen.queryByLabelText('Passphrase of the file')).toBe(null)
})

test('a file that is slow to open does not replace the one that was chosen after it', async () => {
  const { choose, press, unlock } = await open()
  const files = [await sealLoans([loan], passphrase), await sealLoans([other], passphrase)]
  await choose(files[0] ?? '')
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
  let release = () => {}
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...sealed) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return decrypt(...sealed)
  })
  await unlock(passphrase)
  await waitFor(() => expect(crypto.subtle.decrypt).toHaveBeenCalledOnce())
  await choose(files[1] ?? '')
  await act(async () => release())
  await unlock(passphrase)
  await screen.findByText('Neem Finance')
  expect(main()).not.toContain('कावेरी Bank')
  await press('Change nothing')
})

test('the error of a file goes when another one is chosen', async () => {
  const { choose } = await open()
  await choose('a,b')
  await screen.findByText(/not a file of loans from here/)
  await choose(heldFile(new File(['a,b'], 'loans.json')).file)
  expect(screen.queryByText(/not a file of loans from here/)).toBe(null)
})
