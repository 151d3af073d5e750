import { Duration, Fn, RemovalPolicy } from 'aws-cdk-lib'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import {
  AccountRecovery,
  ClientAttributes,
  Mfa,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { adminPasswordLength } from '#contract/limits.ts'
import { adminGroup } from '#contract/route.ts'
import type { AdminSignIn } from '#contract/site-config.ts'
import { adminPoolName } from '../resource-names.ts'
import { acknowledge } from './acknowledge.ts'

export interface AdminPoolProps {
  /** Part of the pool's name. In `prod` administrators must use a second factor. */
  stage: string
  /** The site's domain, for the link in the invitation. CloudFront's host name is not known yet at this point. */
  host?: string | undefined
  deletionProtection: boolean
}

/** The administrators' accounts. There is no sign-up: `npm run admin` invites them by e-mail. */
export class AdminPool extends Construct {
  /** What the web app needs to sign an administrator in. */
  readonly signIn: AdminSignIn
  /** The host of the user pool's API; with the port in the local cloud. */
  readonly host: string
  /** Of the tokens of this pool: `https://cognito-idp.<region>.amazonaws.com/<pool>`. */
  readonly issuer: string
  private readonly client: UserPoolClient

  constructor(scope: Construct, id: string, { stage, host, deletionProtection }: AdminPoolProps) {
    super(scope, id)
    const isLocal = stage === 'local'
    const pool = new UserPool(this, 'Pool', {
      userPoolName: adminPoolName(stage),
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      passwordPolicy: {
        minLength: adminPasswordLength,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(3),
      },
      mfa: stage === 'prod' ? Mfa.REQUIRED : Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userInvitation: {
        emailSubject: 'You are an administrator of Tulna',
        emailBody: `Sign in${host ? ` at https://${host}/admin121/offers` : ''} as {username} with the temporary password {####} within three days. You then choose your own.`,
      },
      // Only "Forgot password" sends these. By default they speak of a new account.
      userVerification: {
        emailSubject: 'Your code for Tulna',
        emailBody: 'Your code to set a new password for Tulna is {####}.',
      },
      deletionProtection,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(pool, {
      COG8: 'Threat protection costs extra per user; the few administrators are invited and have long passwords.',
      ...(stage !== 'prod' && {
        COG2: 'Prod requires a second factor; other stages have no customers.',
      }),
    })
    pool.addGroup('Administrators', { groupName: adminGroup })
    this.client = pool.addClient('Web', {
      authFlows: isLocal ? { userPassword: true } : { userSrp: true },
      preventUserExistenceErrors: true,
      disableOAuth: true,
      // The first sign-in includes installing an authenticator app, for which the default of three minutes is too short.
      authSessionValidity: Duration.minutes(15),
      // API Gateway accepts a token until it expires, even after sign-out; the browser refreshes it silently.
      accessTokenValidity: Duration.minutes(10),
      idTokenValidity: Duration.minutes(10),
      refreshTokenValidity: Duration.hours(12),
      enableTokenRevocation: true,
      // By default an access token may change the account's e-mail address, so a stolen token could reset the password.
      // Cognito treats an empty list as the default, so this names an attribute that nothing uses.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    })

    this.issuer = pool.userPoolProviderUrl
    this.host = Fn.select(2, Fn.split('/', this.issuer))
    this.signIn = {
      userPoolId: pool.userPoolId,
      clientId: this.client.userPoolClientId,
      ...(isLocal
        ? { endpoint: `http://${this.host}`, flow: 'USER_PASSWORD_AUTH' }
        : { flow: 'USER_SRP_AUTH' }),
    }
  }

  /** Makes API Gateway reject requests without a valid token of this pool. It cannot check groups; the functions do. */
  authorizer(): HttpJwtAuthorizer {
    return new HttpJwtAuthorizer('Administrators', this.issuer, {
      jwtAudience: [this.client.userPoolClientId],
    })
  }
}
