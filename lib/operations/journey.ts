import { randomInt } from 'node:crypto'
import { currentConsents } from '#contract/consents.ts'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'

/** Requests a path of a site. */
type Get = (path: string, init?: RequestInit) => Promise<Response>

interface Answer {
  success?: boolean
  message?: string
  token?: string
  offers?: Offer[]
}

const loan = {
  looking_for: 'Personal Loan',
  purpose: 'Wedding Expenses',
  loan_amount: 250_000,
  tenure_months: 24,
}

/** Of nobody: no Indian mobile number begins with 4, and the fourth letter of a person's PAN is P. */
const anotherNumber = () => `4${String(randomInt(999_999_999)).padStart(9, '0')}`
const anotherPan = () => `TESTX${String(randomInt(10_000)).padStart(4, '0')}Z`

/**
 * A borrower's whole journey on a stage with the demo sign-in: registers, saves details and a loan, reads the offers, applies
 * for the first, reads what is stored, and closes the account. Each write of it is a transaction under the role of its function,
 * so it notices a permission that is missing on AWS. Throws an error that names the first step that failed; the account is
 * closed in any case.
 */
export async function walkJourney(get: Get): Promise<void> {
  const send = async ({ method, path }: Route, fields: object, token = ''): Promise<Answer> => {
    const isPost = method === 'POST'
    const response = await get(isPost ? path : `${path}?${new URLSearchParams({ ...fields })}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isPost && { 'content-type': 'application/json' }),
      },
      ...(isPost && { body: JSON.stringify(fields) }),
    })
    const answer = (await response.json().catch(() => ({}))) as Answer
    if (!answer.success)
      throw new Error(`${path} answered ${response.status}, ${answer.message ?? 'without a message'}`)
    return answer
  }
  const registration = {
    mobile_number: anotherNumber(),
    type: 'credit',
    demo: true,
    consents: currentConsents(),
  }
  const { token = '' } = await send(routes.mockAuth, registration)
  const id = idIn(token)
  try {
    await send(
      routes.basicDetails,
      {
        id,
        name: 'Smoke Test',
        gender: 'Female',
        dob: '1992-08-15',
        profession: 'Salaried',
        monthly_income: 52_000,
        pancard: anotherPan(),
        adhar_number: '234563890123',
      },
      token,
    )
    await send(routes.loanPreferences, { id, ...loan }, token)
    const [offer] = (await send(routes.offerList, {})).offers ?? []
    // A new stage has no offers yet.
    if (offer) {
      const { loan_amount, tenure_months } = loan
      await send(routes.apply, { id, ...quotedFigures(offer, loan_amount, tenure_months) }, token)
    }
    await send(routes.getUserInfo, { id }, token)
    await send(routes.myData, { id }, token)
  } finally {
    await send(routes.closeAccount, { id }, token)
  }
  const after = await get(`${routes.myData.path}?${new URLSearchParams({ id })}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (after.status !== 401) throw new Error(`a closed account's session still gets a ${after.status}`)
}

/** The borrower's id in a session token. */
function idIn(token: string): string {
  const [, claims = ''] = token.split('.')
  const { user_id: id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { user_id?: string }
  if (!id) throw new Error('the token of the sign-in names no borrower')
  return id
}
