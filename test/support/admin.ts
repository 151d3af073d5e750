import { createRequire } from 'node:module'
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { importJWK, type JWK, SignJWT } from 'jose'
import { inject } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import type { Cloud } from '#lib/local/cloud.ts'
import { sampleAdministrator } from '#lib/local/sample/administrator.ts'
import { Administrators } from '#lib/operations/administrators.ts'
import { claimsOf } from './api.ts'

type Place = Pick<Cloud, 'address' | 'endpoints'>

/** The cloud that all test files of this run share. */
const here = (): Place => ({ address: inject('address'), endpoints: inject('endpoints') })

/** A client with which tests call the local user pool directly. */
const cognito = ({ endpoints } = here()) =>
  new CognitoIdentityProviderClient({
    endpoint: endpoints.cognito,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })

export async function adminSignInSettings({ address } = here()): Promise<SiteConfig['admin']> {
  const response = await fetch(new URL('/config.json', address))
  return ((await response.json()) as SiteConfig).admin
}

/** Signs in to an account of the user pool, and returns its access and id tokens. In the shared cloud by default. */
export async function tokensOf({ email, password } = sampleAdministrator, place = here()) {
  const { AuthenticationResult } = await cognito(place).send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: (await adminSignInSettings(place)).clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
  const { AccessToken = '', IdToken = '' } = AuthenticationResult ?? {}
  return { access: AccessToken, id: IdToken }
}

/** Exchanges a refresh token for an access token. Rejects if the refresh token was revoked. */
export async function refreshTokens(refreshToken: string) {
  const { AuthenticationResult } = await cognito().send(
    new InitiateAuthCommand({
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      ClientId: (await adminSignInSettings()).clientId,
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    }),
  )
  return { access: AuthenticationResult?.AccessToken }
}

/** Adds the sample administrator to a cloud that has no samples. */
export async function addSampleAdministrator({ environment }: Pick<Cloud, 'environment'>) {
  Object.assign(process.env, environment)
  const administrators = await Administrators.of('local')
  await administrators.add(sampleAdministrator.email)
  await administrators.setPassword(sampleAdministrator.email, sampleAdministrator.password)
}

/** A new access token of the sample administrator. Browsers send one with each request of an `admin` route. */
export const anAdminToken = async (place?: Place) => (await tokensOf(undefined, place)).access

/** The administrator's id in audit entries. */
export const adminIdOf = (token: string) => String(claimsOf(token).sub)

/** An account that can sign in but is not an administrator. */
export async function anAccount() {
  const email = `${crypto.randomUUID()}@tulna.example`
  const password = 'No-Administrator-1'
  const { userPoolId: UserPoolId } = await adminSignInSettings()
  await cognito().send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
      MessageAction: 'SUPPRESS',
    }),
  )
  await (await localAdministrators()).setPassword(email, password)
  return { email, password }
}

/** Invites an administrator, who then has a temporary password. Returns the e-mail address. */
export async function anInvitedAdministrator() {
  const email = `${crypto.randomUUID()}@tulna.example`
  await (await localAdministrators()).add(email)
  return email
}

export async function localAdministrators() {
  Object.assign(process.env, inject('environment'))
  return Administrators.of('local')
}

/**
 * An access token of the sample administrator, with `claims` in place of its own or in addition to them, signed again
 * with the user pool's key. In the shared cloud by default.
 */
export async function aTokenWith(claims: Record<string, unknown>, place?: Place): Promise<string> {
  return new SignJWT({ ...claimsOf(await anAdminToken(place)), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'CognitoLocal' })
    .sign(await cognitoKey())
}

function cognitoKey() {
  const { jwk }: { jwk: JWK } = createRequire(import.meta.url)(
    'cognito-local/lib/keys/cognitoLocal.private.json',
  )
  return importJWK(jwk, 'RS256')
}
