import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  paginateListUserPools,
  paginateListUsersInGroup,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { adminGroup } from '#contract/route.ts'
import { adminPoolName } from '../resource-names.ts'

/** The administrators of a stage. Uses the AWS credentials of the environment. */
export class Administrators {
  private readonly client: CognitoIdentityProviderClient
  private readonly poolId: string

  private constructor(client: CognitoIdentityProviderClient, poolId: string) {
    this.client = client
    this.poolId = poolId
  }

  /**
   * @throws an error for the operator if the stage has no user pool in this region, or a second one that was retained
   *   when its stack was deleted
   */
  static async of(stage: string): Promise<Administrators> {
    const client = new CognitoIdentityProviderClient({})
    const name = adminPoolName(stage)
    const found: string[] = []
    for await (const { UserPools = [] } of paginateListUserPools({ client }, { MaxResults: 60 }))
      for (const { Id, Name } of UserPools) if (Id && Name === name) found.push(Id)
    const [id, ...others] = found
    const region = await client.config.region()
    if (!id) throw new Error(`There is no user pool ${name} in ${region}`)
    if (others.length > 0)
      throw new Error(
        `There are several user pools ${name} in ${region}. The site's /config.json names the one in use: delete the others`,
      )
    return new Administrators(client, id)
  }

  /** Makes somebody an administrator, and invites them by e-mail if they are new. Returns whether they are new. */
  async add(email: string): Promise<boolean> {
    const account = { UserPoolId: this.poolId, Username: email }
    const isNew = await this.client
      .send(
        new AdminCreateUserCommand({
          ...account,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
          DesiredDeliveryMediums: ['EMAIL'],
        }),
      )
      .then(
        () => true,
        (error) => {
          if (error instanceof UsernameExistsException) return false
          throw error
        },
      )
    await this.client.send(new AdminAddUserToGroupCommand({ ...account, GroupName: adminGroup }))
    return isNew
  }

  /**
   * Replaces the account of an administrator who lost the second factor: a new invitation, password and id. Throws if
   * the address is not an administrator's: somebody whose rights were removed would get them back.
   */
  async reinvite(email: string): Promise<void> {
    const administrators = await this.list()
    if (!administrators.some((one) => one.email.toLowerCase() === email.toLowerCase()))
      throw new Error(`${email} is not an administrator. Make them one with: npm run admin -- add`)
    await this.client.send(new AdminDeleteUserCommand({ UserPoolId: this.poolId, Username: email }))
    await this.add(email)
  }

  /** Sets a permanent password, so that the first sign-in does not ask for a new one. */
  async setPassword(email: string, password: string): Promise<void> {
    const account = { UserPoolId: this.poolId, Username: email }
    await this.client.send(
      new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: true }),
    )
  }

  /** Removes the administrator's rights. Access tokens already issued stay valid for up to ten minutes. */
  async remove(email: string): Promise<void> {
    const account = { UserPoolId: this.poolId, Username: email }
    await this.client.send(new AdminRemoveUserFromGroupCommand({ ...account, GroupName: adminGroup }))
  }

  /** The administrators' e-mail addresses, with the ids that the audit records. */
  async list(): Promise<{ email: string; id: string }[]> {
    const found: { email: string; id: string }[] = []
    const query = { UserPoolId: this.poolId, GroupName: adminGroup }
    for await (const { Users = [] } of paginateListUsersInGroup({ client: this.client }, query))
      for (const { Attributes = [] } of Users) {
        const value = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value ?? ''
        found.push({ email: value('email'), id: value('sub') })
      }
    return found
  }
}
