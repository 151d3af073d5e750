import { currentConsents } from '#contract/consents.ts'
import { journeySteps } from '#contract/insights.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { anAdminToken } from './admin.ts'
import { type NamedRoute, requestOf } from './any-route.ts'
import { aMobile, aPan, details, preferences, send as sendRequest, userIdOf } from './api.ts'
import { exportAll } from './exported.ts'
import { anHourAhead, aProposal, formOf, terms } from './offer-form.ts'
import { signatureHeaders } from './outcomes.ts'
import { storeIn } from './stored.ts'

/** A repeatable call of an endpoint. Throws if the response is not a success. */
export interface EndpointCall {
  route: Route
  /** Distinguishes this call from others of the same endpoint. */
  kind?: string
  /** Prepares one call. Run it before each. */
  before?: () => Promise<unknown>
  call: () => Promise<unknown>
}

/** An endpoint's response was not a success. */
export class Refused extends Error {
  readonly status: number

  constructor({ method, path }: Route, status: number) {
    super(`${method} ${path} answered ${status}`)
    this.status = status
  }
}

type ResponseBody = { success: boolean; token: string; id: string }

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

const byName: Record<NamedRoute[0], Route> = { ...routes }

/** A call of every endpoint of a local cloud with the sample data, by a borrower and an administrator. */
export async function everyEndpoint(
  cloud: Pick<Cloud, 'address' | 'endpoints' | 'tableName'>,
): Promise<EndpointCall[]> {
  const admin = await anAdminToken(cloud)
  const send = senderTo(cloud)
  const signIn = async (mobile_number: string) =>
    (
      await send(routes.mockAuth, {}, '', {
        mobile_number,
        type: 'credit',
        demo: true,
        consents: currentConsents(),
      })
    ).token

  const own = await signIn('4900000001')
  /** Sends the valid request of a route, with changes. */
  const call = (name: NamedRoute[0], changes: object = {}, session = own) => {
    const route = byName[name]
    const { method, access, isForm } = route
    const input = { ...requestOf([name, route], userIdOf(session)), ...changes }
    const token = access === 'admin' ? admin : access === 'borrower' ? session : ''
    if (method === 'GET') return send(route, input, token)
    return send(route, {}, token, isForm ? formOf(input) : input)
  }
  /** The call of an endpoint. `changes` is called anew for each request. */
  const endpoint = (name: NamedRoute[0], changes: () => object = () => ({})) => ({
    route: byName[name],
    call: () => call(name, changes()),
  })
  /** An endpoint that ends the session with which it is called. */
  const ending = (name: NamedRoute[0], mobile: string): EndpointCall => {
    let leaving = ''
    const before = async () => {
      leaving = await signIn(mobile)
    }
    return { route: byName[name], before, call: () => call(name, {}, leaving) }
  }

  const added = await call('addOffers')
  // Every call sends this same complaint again, because the number of new ones is limited per address.
  const complaint = requestOf(['complaint', routes.complaint], '')
  const { reference, due_on } = routes.complaint.response.parse(await call('complaint', complaint))
  // Sent again by every call, because an offer takes few scheduled changes.
  const later = {
    id: added.id,
    description: 'For later',
    starts_at: anHourAhead(),
    request_id: crypto.randomUUID(),
  }
  await call('scheduleOffer', later)
  const { scheduled = [] } = routes.adminOffers.response.parse(await call('adminOffers'))
  const change = scheduled.find(({ offer_id }) => offer_id === added.id)
  const proposal = aProposal(added.id)
  let version = 1
  const exported = await exportAll({
    token: admin,
    call: (method, path, sent) => sendRequest(method, path, { ...sent, address: cloud.address }),
  })

  const lender = 'kaveribank'
  const { signing_key } = routes.handoverOutcomes.response.parse(
    await call('handoverOutcomes', { lender, key: 'show' }),
  )
  const sendOutcome = async () => {
    const { path, method } = routes.handoverOutcome
    const body = JSON.stringify(requestOf(['handoverOutcome', routes.handoverOutcome], ''))
    const headers = signatureHeaders(lender, String(signing_key), body)
    const { status } = await sendRequest(method, path, { body, headers, address: cloud.address })
    if (status !== 200) throw new Refused(routes.handoverOutcome, status)
  }

  return [
    { ...endpoint('mockAuth'), kind: 'registers' },
    { ...endpoint('mockAuth', () => ({ mobile_number: '4900000001' })), kind: 'signs in' },
    endpoint('getUserInfo'),
    endpoint('basicDetails'),
    endpoint('loanPreferences'),
    ending('changeMobile', '4900000004'),
    endpoint('codeSent'),
    endpoint('webVitals'),
    endpoint('journeyStep'),
    endpoint('handover'),
    endpoint('offerList'),
    endpoint('getOffer'),
    endpoint('offerHistory'),
    endpoint('apply'),
    endpoint('applications'),
    ending('logout', '4900000002'),
    { ...endpoint('complaint', () => complaint), kind: 'retries' },
    endpoint('audit'),
    endpoint('handovers'),
    endpoint('insights'),
    { route: routes.handoverOutcome, call: sendOutcome },
    endpoint('handoverOutcomes'),
    endpoint('importOutcomes', () => requestOf(['importOutcomes', routes.importOutcomes], '')),
    endpoint('payments'),
    endpoint('paymentTerms'),
    endpoint('complaints'),
    endpoint('answerComplaint', () => ({ reference, due_on, version: version++ })),
    endpoint('myData'),
    endpoint('consentReceipts'),
    { ...endpoint('giveConsent'), before: () => call('withdrawConsent') },
    { ...endpoint('withdrawConsent'), before: () => call('giveConsent') },
    endpoint('answerApplication'),
    endpoint('saveNominee'),
    endpoint('removeNominee'),
    ending('closeAccount', '4900000003'),
    endpoint('users'),
    endpoint('userDetails'),
    endpoint('adminOffers'),
    endpoint('updateOffers', () => terms({ id: added.id, description: crypto.randomUUID() })),
    { ...endpoint('scheduleOffer', () => later), kind: 'retries' },
    {
      ...endpoint('revokeChange', () => ({ id: change?.id })),
      before: () => call('revokeChange', { id: change?.id, undo: true }),
    },
    {
      ...endpoint('approveChange', () => ({ id: proposal.id })),
      before: () => storeIn(cloud, proposal),
    },
    endpoint('addOffers'),
    endpoint('logoUpload'),
    { ...endpoint('exportUsers', () => ({ id: exported.id })), kind: 'polls the status' },
  ]
}

/** Takes a new borrower through the steps of the journey. Yields the name of each step after it. */
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
  await send(routes.handover, {}, '', { offer_id: offer.id, language: 'en', place: 1 })
  yield 'hand-over'
  for (const step of journeySteps) await send(routes.journeyStep, {}, '', { step, language: 'en' })
  yield 'steps that the browser reports'
}
