import { createHmac, randomUUID } from 'node:crypto'
import type { BrowserContext, Route } from 'playwright-core'
import { inject } from 'vitest'

/** The shared secret, in base32. */
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

type Body = Record<string, unknown> & {
  ChallengeName?: string
  ChallengeResponses?: Record<string, string>
  UserCode?: string
  Session?: string
}

/**
 * Adds a second factor in front of the local user pool, which has none: it must be set up with an authenticator app,
 * and is required from then on, as in prod. The local pool still checks passwords, and its tokens are released once the
 * second factor is right. Pass the returned function as `before`.
 */
export function requireSecondFactor() {
  let isSetUp = false
  let held: unknown
  const sessions = new Set<string>()
  const newSession = () => {
    const session = randomUUID()
    sessions.add(session)
    return session
  }

  async function respond(
    operation: string,
    body: Body,
    forward: () => Promise<Body>,
  ): Promise<Body | undefined> {
    const isSecondFactor = ['MFA_SETUP', 'SOFTWARE_TOKEN_MFA'].includes(body.ChallengeName ?? '')
    if (operation === 'AssociateSoftwareToken') return { SecretCode: key, Session: newSession() }
    if (operation === 'VerifySoftwareToken') {
      if (!sessions.has(body.Session ?? '') || !isCode(body.UserCode)) return undefined
      isSetUp = true
      return { Status: 'SUCCESS', Session: newSession() }
    }
    if (isSecondFactor) {
      const isRight =
        body.ChallengeName === 'MFA_SETUP'
          ? isSetUp
          : isCode(body.ChallengeResponses?.SOFTWARE_TOKEN_MFA_CODE)
      return isRight && sessions.has(body.Session ?? '') ? { AuthenticationResult: held } : undefined
    }
    const response = await forward()
    if (!response.AuthenticationResult || !/Auth/.test(operation)) return response
    held = response.AuthenticationResult
    const challenge = isSetUp ? 'SOFTWARE_TOKEN_MFA' : 'MFA_SETUP'
    const ChallengeParameters = isSetUp ? {} : { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' }
    return { ChallengeName: challenge, ChallengeParameters, Session: newSession() }
  }

  return async (context: BrowserContext) => {
    await context.route(`${inject('endpoints').cognito}/**`, async (route: Route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.continue()
      const [, operation = ''] = (request.headers()['x-amz-target'] ?? '').split('.')
      const forward = async () => (await (await route.fetch()).json()) as Body
      const isRefresh = JSON.stringify(request.postDataJSON()).includes('REFRESH_TOKEN')
      if (isRefresh || operation === 'RevokeToken' || operation === 'GetUser') return route.continue()
      const body = await respond(operation, request.postDataJSON(), forward)
      await route.fulfill({
        status: body && !('__type' in body) ? 200 : 400,
        contentType: 'application/x-amz-json-1.1',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify(
          body ?? { __type: 'CodeMismatchException', message: 'Invalid code received for user' },
        ),
      })
    })
  }
}

/** Accepts the code of the previous half minute too, as RFC 6238 recommends in section 5.2. */
const isCode = (given?: string) =>
  given !== undefined && [0, 30_000].some((ago) => given === codeOf(key, Date.now() - ago))

/** The six digits that an authenticator app shows: TOTP by RFC 6238, with steps of 30 seconds. */
export function codeOf(base32: string, now = Date.now()): string {
  const bits = [...base32].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  )
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac[19] ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
