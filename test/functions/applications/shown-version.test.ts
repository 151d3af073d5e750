import { expect, test } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { aMobile } from '#support/api.ts'
import { invokeRoute } from '#support/in-process.ts'
import { anOffer, offerBy, sendForm } from '#support/offer-form.ts'
import { setUpPhoneSignIn } from '#support/phone-sign-in.ts'

const { demo } = setUpPhoneSignIn()

// Runs in this process, because only the instance of the function that has read the old version caches it.
test('right after an offer changes, accepts both the version that the borrower was shown and the new one', async () => {
  const [borrower, other] = [await demo(aMobile()), await demo(aMobile())]
  const apply = async ({ id, token }: typeof borrower, shown: object) =>
    (await invokeRoute('apply', { body: { id, ...shown }, token })).body.application
  const id = await anOffer()
  const shown = quotedFigures(await offerBy(id), 100_000, 24)
  expect(await apply(borrower, shown)).toMatchObject({ offer_version: 1, is_as_shown: true })

  await sendForm(routes.updateOffers, { id, interestRate: '13% p.a.' })
  const changed = quotedFigures(await offerBy(id), 100_000, 24)
  expect(changed).toMatchObject({ offer_version: 2 })
  expect(await apply(other, shown)).toMatchObject({ ...shown, is_as_shown: true })
  expect(await apply(borrower, changed)).toMatchObject({ ...changed, is_as_shown: true })
})
