/**
 * Loaded into cognito-local before it starts. Adds GetTokensFromRefreshToken, which Amplify calls to refresh tokens and
 * cognito-local doesn't have, as the older call that it does have.
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
