import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { addSampleAdministrator, aTokenWith } from './admin.ts'
import { send } from './api.ts'
import { formOf, putTo, terms } from './offer-form.ts'
import { ownCloud } from './own-cloud.ts'
import { scan } from './stored.ts'

/**
 * A cloud whose stage asks for a second administrator's approval, with what its administrators `asha` and `ravi`, or anybody else by
 * that id, can do in it. Its worker does not run.
 */
export async function twoAdministrators() {
  const cloud = await ownCloud({
    stacks(app) {
      app.node.setContext('twoPairsOfEyes', 'true')
      addStacks(app)
    },
    hasSchedules: false,
    fill: addSampleAdministrator,
  })
  const tokens = new Map<string, string>()
  const tokenOf = async (sub: string) => {
    const token = tokens.get(sub) ?? (await aTokenWith({ sub }, cloud))
    tokens.set(sub, token)
    return token
  }
  const as = async (who: string, route: Route, body?: object) =>
    send(route.method, route.path, {
      token: await tokenOf(who),
      ...(body && { body: route.isForm ? formOf({ ...body }) : body }),
      address: cloud.address,
    })
  const listed = async () => routes.adminOffers.response.parse((await as('asha', routes.adminOffers)).body)
  const of = (changes: ScheduledChange[] = [], offerId: string) =>
    changes.filter(({ offer_id }) => offer_id === offerId)
  const proposalsFor = async (id: string) => of((await listed()).proposed, id)
  const approve = async (who: string, id: string) => as(who, routes.approveChange, { id })
  const add = async (changes: object = {}) => {
    const { body } = await as('asha', routes.addOffers, terms({ ...changes }))
    return { id: String(body.id), body }
  }
  return {
    cloud,
    as,
    listed,
    proposalsFor,
    approve,
    add,
    scheduledFor: async (id: string) => of((await listed()).scheduled, id),
    /** An offer that both administrators agreed to show. */
    async aShownOffer(changes: object = {}) {
      const { id } = await add(changes)
      for (const proposal of await proposalsFor(id)) await approve('ravi', proposal.id)
      return id
    },
    /** The id of what an administrator proposes for an offer. */
    async propose(id: string, changes: object, who = 'asha') {
      const response = await as(who, routes.updateOffers, { id, ...changes })
      return { response, proposal: String((await proposalsFor(id)).at(-1)?.id) }
    },
    offer: async (id: string) => (await listed()).offers.find((one) => one.id === id),
    /** What a borrower gets: the status and, if it is shown, the offer. */
    seen: async (id: string) => {
      const { status, body } = await send('GET', `/user/get-offer?id=${id}`, { address: cloud.address })
      return { status, offer: body.offer as Record<string, unknown> | undefined }
    },
    auditOf: async (id: string) =>
      (await scan(cloud)).filter(({ pk, offer_id }) => pk.startsWith('AUDIT#') && offer_id === id),
    /** Uploads a picture and returns its key. */
    async upload(who: string, bytes: Buffer) {
      const type = 'image/png'
      const { body } = await as(who, routes.logoUpload, { type, bytes: bytes.length })
      await putTo(String(body.url), bytes, type)
      return String(body.key)
    },
    /** Whether the bucket has the file at a path of the site. */
    hasFile: async (path: string) =>
      (await fetch(`${cloud.endpoints.s3}/${cloud.logoBucket}${path}`)).status === 200,
  }
}
