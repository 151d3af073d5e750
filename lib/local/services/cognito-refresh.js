/**
 * Loaded into cognito-local before it starts. Amplify refreshes tokens with GetTokensFromRefreshToken, which cognito-local
 * lacks. This file adds it, by calling the older InitiateAuth.
 */
import { createRequire } from 'node:module'

const { Targets } = createRequire(import.meta.url)('cognito-local/lib/targets/targets.js')

Targets.GetTokensFromRefreshToken =
  (services) =>
  (context, { ClientId, RefreshToken }) =>
    Targets.InitiateAuth(services)(context, {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    })
