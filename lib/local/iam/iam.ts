import { account, emulator } from '../template/provision.ts'
import { wildcards } from './wildcards.ts'

/** One thing that a request does, and to what: `dynamodb:GetItem` and the ARN of a table. */
export interface Need {
  action: string
  resource: string
}

/** A right of a function's role, and whether anything has needed it yet. */
export interface Grant extends Need {
  functionName: string
  isUsed: boolean
}

interface Statement {
  Sid?: string
  Effect: 'Allow' | 'Deny'
  Action: string | string[]
  Resource: string | string[]
}

interface PolicyDocument {
  Version: string
  Statement: Statement | Statement[]
}

interface RoleProperties {
  RoleName?: string
  ManagedPolicyArns?: string[]
  Policies?: { PolicyDocument: PolicyDocument }[]
}

interface Rule extends Need {
  isAllowed: boolean
  isUsed: boolean
}

const understood = ['Sid', 'Effect', 'Action', 'Resource']
/** Allows to write logs, which no function does by a call of its own. */
const basicExecution = /:iam::aws:policy\/service-role\/AWSLambdaBasicExecutionRole$/

/** Plays roles and their policies, and decides by them what a function may do. */
export function startIam() {
  const roles = new Map<string, Rule[]>()
  const sessions = new Map<string, { role: string; rules: Rule[] }>()

  return {
    role: emulator<RoleProperties>(({ RoleName, ManagedPolicyArns = [], Policies = [] }, name) => {
      const role = RoleName ?? name
      for (const arn of ManagedPolicyArns)
        if (!basicExecution.test(arn)) throw new Error(`The local cloud does not know the policy ${arn}`)
      rulesOf(role).push(...Policies.flatMap(({ PolicyDocument }) => read(PolicyDocument, name)))
      return { ref: role, attributes: { Arn: roleArn(role) } }
    }),

    policy: emulator<{ PolicyDocument: PolicyDocument; Roles: string[] }>((properties, name) => {
      for (const role of properties.Roles) rulesOf(role).push(...read(properties.PolicyDocument, name))
      return { ref: name }
    }),

    /** The session token of a function: it goes with each of its requests, those that it presigns included. */
    assume(arn: string, functionName: string): string {
      const role = arn.slice(arn.lastIndexOf('/') + 1)
      sessions.set(functionName, { role, rules: rulesOf(role) })
      return functionName
    },

    /** Why AWS would refuse, in its words; undefined where it would not. */
    refusal(sessionToken: string | undefined, needs: Need[]): string | undefined {
      const session = sessions.get(sessionToken ?? '')
      const refused = needs.find((need) => !session || !isAllowed(session.rules, need))
      if (!refused) return undefined
      const who = session && `arn:aws:sts::${account}:assumed-role/${session.role}/${sessionToken}`
      return `User: ${who ?? 'anonymous'} is not authorized to perform: ${refused.action} on resource: ${
        refused.resource
      } because no identity-based policy allows the ${refused.action} action`
    },

    /** Every right of every function. */
    grants: (): Grant[] =>
      [...sessions].flatMap(([functionName, { rules }]) =>
        rules
          .filter((rule) => rule.isAllowed)
          .map(({ action, resource, isUsed }) => ({ functionName, action, resource, isUsed })),
      ),
  }

  function rulesOf(role: string): Rule[] {
    const rules = roles.get(role) ?? []
    roles.set(role, rules)
    return rules
  }
}

export type Iam = ReturnType<typeof startIam>

/** Throws on anything that would be ignored here and not on AWS. */
function read({ Statement }: PolicyDocument, name: string): Rule[] {
  return [Statement].flat().flatMap((statement) => {
    const unknown = Object.keys(statement).find((key) => !understood.includes(key))
    if (unknown) throw new Error(`The local cloud does not know ${unknown} in a policy (${name})`)
    const isAllowed = statement.Effect === 'Allow'
    return [statement.Action]
      .flat()
      .flatMap((action) =>
        [statement.Resource].flat().map((resource) => ({ action, resource, isAllowed, isUsed: false })),
      )
  })
}

/** The first right that fits is the one that is used: a second one for the same is never needed. */
function isAllowed(rules: Rule[], need: Need): boolean {
  const fitting = rules.filter(
    ({ action, resource }) => fits(action, need.action) && fits(resource, need.resource),
  )
  const [used] = fitting
  if (!used || fitting.some((rule) => !rule.isAllowed)) return false
  used.isUsed = true
  return true
}

const fits = (pattern: string, text: string) => wildcards(pattern).test(text)

const roleArn = (role: string) => `arn:aws:iam::${account}:role/${role}`
