import { currentConsents } from '#contract/consents.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { anAdminToken } from './admin.ts'
import { aMobile, aPan, details, preferences, send as sendRequest, userIdOf } from './api.ts'
import { formOf, terms } from './offer-form.ts'

/** A repeatable call of an endpoint. Throws if the response is not a success. */
export interface EndpointCall {
  route: Route
  /** Distinguishes it from other calls of the same endpoint. */
  kind?: string
  /** Creates what each call needs. */
  before?: () => Promise<unknown>
  call: () => Promise<unknown>
}

/** An endpoint has refused a call. */
export class Refused extends Error {
  readonly status: number

  constructor({ method, path }: Route, status: number) {
    super(`${method} ${path} answered ${status}`)
    this.status = status
  }
}

type ResponseBody = { success: boolean; token: string; id: string; status: string }

const senderTo =
  (cloud: Pick<Cloud, 'address'>) =>
  async (route: Route, query: object, token = '', body?: FormData | object) => {
    const { method, path } = route
    const response = await sendRequest(method, `${path}?${new URLSearchParams({ ...query })}`, {
      token,
      body,
      address: cloud.address,
    })
    const read = response.body as ResponseBody
    if (!read.success) throw new Refused(route, response.status)
    return read
  }

/** A call of every endpoint of a local cloud with the sample data, by a borrower and an administrator. */
export async function everyEndpoint(cloud: Pick<Cloud, 'address' | 'endpoints'>): Promise<EndpointCall[]> {
  const admin = await anAdminToken(cloud)
  const send = senderTo(cloud)
  const signIn = (mobile_number: string) =>
    send(routes.mockAuth, {}, '', { mobile_number, type: 'credit', demo: true })

  const { token } = await signIn('4900000001')
  const id = userIdOf(token)
  const offer_id = 'sample-neem-tree-finance'
  const offer = await send(routes.getOffer, { id: offer_id })
  const { offer: known } = routes.getOffer.response.parse(offer)
  const added = await send(routes.addOffers, {}, admin, formOf(terms()))
  let leaving = ''
  // A retry, because complaints are limited by address.
  const complaint = { request_id: crypto.randomUUID(), complaint: 'Nobody answers', mobile_number: aMobile() }
  const file = () => send(routes.complaint, {}, '', complaint)
  const { reference, due_on } = routes.complaint.response.parse(await file())
  let version = 1
  const exported = await exportOf(() => send(routes.exportUsers, {}, admin))

  return [
    { route: routes.mockAuth, kind: 'registers', call: () => signIn(aMobile()) },
    { route: routes.mockAuth, kind: 'signs in', call: () => signIn('4900000001') },
    { route: routes.getUserInfo, call: () => send(routes.getUserInfo, { id }, token) },
    { route: routes.basicDetails, call: () => send(routes.basicDetails, {}, token, { id, ...details() }) },
    {
      route: routes.loanPreferences,
      call: () => send(routes.loanPreferences, {}, token, { id, ...preferences() }),
    },
    { route: routes.codeSent, call: () => send(routes.codeSent, {}) },
    {
      route: routes.webVitals,
      call: () => send(routes.webVitals, {}, '', { page: '/', language: 'en', lcp: 900 }),
    },
    { route: routes.offerList, call: () => send(routes.offerList, {}) },
    { route: routes.getOffer, call: () => send(routes.getOffer, { id: offer_id }) },
    { route: routes.offerHistory, call: () => send(routes.offerHistory, { id: offer_id }) },
    {
      route: routes.apply,
      call: () => send(routes.apply, {}, token, { id, ...quotedFigures(known, 250_000, 24) }),
    },
    { route: routes.applications, call: () => send(routes.applications, { id }, token) },
    {
      route: routes.logout,
      before: async () => {
        leaving = (await signIn('4900000002')).token
      },
      call: () => send(routes.logout, {}, leaving, { user_id: userIdOf(leaving) }),
    },
    { route: routes.complaint, kind: 'retries', call: file },
    { route: routes.complaints, call: () => send(routes.complaints, {}, admin) },
    {
      route: routes.answerComplaint,
      call: () =>
        send(routes.answerComplaint, {}, admin, {
          reference,
          due_on,
          version: version++,
          state: 'In progress',
          note: 'Called back',
        }),
    },
    { route: routes.myData, call: () => send(routes.myData, { id }, token) },
    { route: routes.consentReceipts, call: () => send(routes.consentReceipts, { id }, token) },
    {
      route: routes.giveConsent,
      before: () => send(routes.withdrawConsent, {}, token, { id, kind: 'mobile' }),
      call: () => send(routes.giveConsent, {}, token, { id, kind: 'mobile' }),
    },
    {
      route: routes.withdrawConsent,
      before: () => send(routes.giveConsent, {}, token, { id, kind: 'mobile' }),
      call: () => send(routes.withdrawConsent, {}, token, { id, kind: 'mobile' }),
    },
    {
      route: routes.answerApplication,
      call: () => send(routes.answerApplication, {}, token, { id, offer_id, answer: 'yes' }),
    },
    {
      route: routes.saveNominee,
      call: () => send(routes.saveNominee, {}, token, { id, name: 'Ravi Nair', contact: '4900000009' }),
    },
    { route: routes.removeNominee, call: () => send(routes.removeNominee, {}, token, { id }) },
    {
      route: routes.closeAccount,
      before: async () => {
        leaving = (await signIn('4900000003')).token
      },
      call: () => send(routes.closeAccount, {}, leaving, { id: userIdOf(leaving) }),
    },
    { route: routes.users, call: () => send(routes.users, {}, admin) },
    { route: routes.userDetails, call: () => send(routes.userDetails, { id }, admin) },
    { route: routes.adminOffers, call: () => send(routes.adminOffers, {}, admin) },
    {
      route: routes.updateOffers,
      call: () =>
        send(
          routes.updateOffers,
          {},
          admin,
          formOf(terms({ id: added.id, description: crypto.randomUUID() })),
        ),
    },
    {
      route: routes.addOffers,
      call: () => send(routes.addOffers, {}, admin, formOf(terms())),
    },
    {
      route: routes.logoUpload,
      call: () => send(routes.logoUpload, {}, admin, { type: 'image/png', bytes: 1000 }),
    },
    {
      route: routes.exportUsers,
      kind: 'polls the status',
      call: () => send(routes.exportUsers, { id: exported }, admin),
    },
  ]
}

async function exportOf(start: () => Promise<ResponseBody>): Promise<string> {
  const { id, status } = await start()
  if (status !== 'ready') throw new Error('The export of the sample borrowers took too long')
  return id
}

/** Takes a new borrower through the steps of the journey. Yields the name of each when it has been taken. */
export async function* aJourney(cloud: Pick<Cloud, 'address'>): AsyncGenerator<string> {
  const send = senderTo(cloud)
  const consents = currentConsents()
  const mobile_number = aMobile()
  const { token } = await send(routes.mockAuth, {}, '', {
    mobile_number,
    type: 'credit',
    demo: true,
    consents,
  })
  yield 'register, with two consents'
  const id = userIdOf(token)
  await send(routes.basicDetails, {}, token, { id, ...details({ pancard: aPan() }) })
  yield 'basic details'
  await send(routes.loanPreferences, {}, token, { id, ...preferences() })
  yield 'loan preferences'
  const { offers } = routes.offerList.response.parse(await send(routes.offerList, {}))
  yield 'offers'
  const [offer] = offers
  if (!offer) throw new Error('There is no offer')
  await send(routes.apply, {}, token, { id, ...quotedFigures(offer, 250_000, 24) })
  yield 'apply'
}
