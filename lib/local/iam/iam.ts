import { account, emulator } from '../template/provision.ts'
import { wildcards } from '../wildcards.ts'

/** One action that a request performs on one resource, which a role must allow. */
export interface AccessRequest {
  /** Such as `dynamodb:GetItem`. */
  action: string
  /** An ARN. */
  resource: string
  /** The value of `dynamodb:LeadingKeys`: the partition keys of a DynamoDB request. Absent where it names none. */
  leadingKeys?: string[]
}

/** A permission of a function's role, and whether a request has used it since the start. */
export interface Grant {
  functionName: string
  action: string
  resource: string
  /** The partitions to which the permission is limited, as one pattern. */
  partition?: string
  isUsed: boolean
}

interface Statement {
  Sid?: string
  Effect: 'Allow' | 'Deny'
  Action: string | string[]
  Resource: string | string[]
  Condition?: ConditionBlock
}

/** The patterns by operator and condition key. */
type ConditionBlock = Record<string, Record<string, string | string[]>>

interface PolicyDocument {
  Version: string
  Statement: Statement | Statement[]
}

interface RoleProperties {
  RoleName?: string
  ManagedPolicyArns?: string[]
  Policies?: { PolicyDocument: PolicyDocument }[]
}

interface Rule {
  action: string
  resource: string
  isAllowed: boolean
  isUsed: boolean
  /** Whether a request has used each pattern of `dynamodb:LeadingKeys`. Undefined if the rule has no condition. */
  partitions: Map<string, boolean> | undefined
}

const supportedElements = ['Sid', 'Effect', 'Action', 'Resource', 'Condition']
const supportedOperator = 'ForAllValues:StringLike'
const leadingKeys = 'dynamodb:LeadingKeys'
/** The only managed policy that roles may have. It allows writing logs, which the local Lambda does for functions. */
const basicExecution = /:iam::aws:policy\/service-role\/AWSLambdaBasicExecutionRole$/

/** Emulates IAM roles and their policies, and decides what a function may do. */
export function startIam() {
  const roles = new Map<string, Rule[]>()
  const sessions = new Map<string, { role: string; rules: Rule[] }>()

  return {
    role: emulator<RoleProperties>(({ RoleName, ManagedPolicyArns = [], Policies = [] }, name) => {
      const role = RoleName ?? name
      for (const arn of ManagedPolicyArns)
        if (!basicExecution.test(arn)) throw new Error(`The local cloud does not support the policy ${arn}`)
      for (const { PolicyDocument } of Policies) rulesOf(role).push(...parsePolicy(PolicyDocument, name))
      return { ref: role, attributes: { Arn: roleArn(role) } }
    }),

    policy: emulator<{ PolicyDocument: PolicyDocument; Roles: string[] }>((properties, name) => {
      for (const role of properties.Roles) rulesOf(role).push(...parsePolicy(properties.PolicyDocument, name))
      return { ref: name }
    }),

    /** Returns the session token of a function. Every request of the function carries it, presigned ones included. */
    assume(arn: string, functionName: string): string {
      const role = arn.slice(arn.lastIndexOf('/') + 1)
      sessions.set(functionName, { role, rules: rulesOf(role) })
      return functionName
    },

    /** Returns AWS's message where the caller lacks a permission, and undefined where it has them all. */
    denial(sessionToken: string | undefined, requests: AccessRequest[]): string | undefined {
      const session = sessions.get(sessionToken ?? '')
      const user = session && `arn:aws:sts::${account}:assumed-role/${session.role}/${sessionToken}`
      for (const request of requests) {
        const reason = reasonForDenial(session?.rules ?? [], request)
        if (reason)
          return `User: ${user ?? 'anonymous'} is not authorized to perform: ${request.action} on resource: ${request.resource} ${reason}`
      }
      return undefined
    },

    /** Lists every permission of every function. A permission limited to partitions is listed once per pattern. */
    grants: (): Grant[] =>
      [...sessions].flatMap(([functionName, { rules }]) =>
        rules
          .filter((rule) => rule.isAllowed)
          .flatMap(({ action, resource, isUsed, partitions }) => {
            const grant = { functionName, action, resource }
            if (!partitions) return [{ ...grant, isUsed }]
            return [...partitions].map(([partition, isUsed]) => ({ ...grant, partition, isUsed }))
          }),
      ),
  }

  function rulesOf(role: string): Rule[] {
    const rules = roles.get(role) ?? []
    roles.set(role, rules)
    return rules
  }
}

export type Iam = ReturnType<typeof startIam>

/** Splits a policy into rules, one per action and resource. Throws on an element that the emulator does not support. */
function parsePolicy({ Statement }: PolicyDocument, name: string): Rule[] {
  return [Statement].flat().flatMap((statement) => {
    const unknown = Object.keys(statement).find((key) => !supportedElements.includes(key))
    if (unknown) throw new Error(`The local cloud does not support ${unknown} in a policy (${name})`)
    const patterns = parseCondition(statement.Condition, name)
    return [statement.Action].flat().flatMap((action) =>
      [statement.Resource].flat().map((resource) => ({
        action,
        resource,
        isAllowed: statement.Effect === 'Allow',
        isUsed: false,
        partitions: patterns && new Map(patterns.map((pattern) => [pattern, false])),
      })),
    )
  })
}

/** Returns the patterns of the only supported condition. Throws an error that names any other operator or key. */
function parseCondition(condition: ConditionBlock | undefined, name: string): string[] | undefined {
  const operators = Object.entries(condition ?? {})
  if (operators.length === 0) return undefined
  for (const [operator, keys] of operators)
    for (const key of ['', ...Object.keys(keys)])
      if (operator !== supportedOperator || (key && key !== leadingKeys))
        throw new Error(`The local cloud does not support the condition ${operator} ${key} (${name})`)
  return operators.flatMap(([, keys]) => keys[leadingKeys] ?? [])
}

/** Decides as IAM does: a Deny wins. Only the first rule that allows the request counts as used. */
function reasonForDenial(rules: Rule[], request: AccessRequest): string | undefined {
  const applying = rules.filter((rule) => applies(rule, request))
  const [used] = applying
  if (applying.some((rule) => !rule.isAllowed)) return 'with an explicit deny in an identity-based policy'
  if (!used) return `because no identity-based policy allows the ${request.action} action`
  used.isUsed = true
  for (const pattern of used.partitions?.keys() ?? [])
    if (request.leadingKeys?.some((key) => matches(pattern, key))) used.partitions?.set(pattern, true)
  return undefined
}

/** `ForAllValues` holds if every value matches a pattern, and therefore also if a request (a `Scan`) has no value. */
function applies({ action, resource, partitions }: Rule, request: AccessRequest): boolean {
  const { leadingKeys = [] } = request
  const patterns = partitions && [...partitions.keys()]
  const meetsCondition =
    !patterns || leadingKeys.every((key) => patterns.some((pattern) => matches(pattern, key)))
  return meetsCondition && matches(action, request.action) && matches(resource, request.resource)
}

const matches = (pattern: string, text: string) => wildcards(pattern).test(text)

const roleArn = (role: string) => `arn:aws:iam::${account}:role/${role}`
