import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Route } from '#contract/route.ts'
import * as contract from '#contract/routes.ts'
import type { ExternalSources } from './response-headers.ts'

type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>

/** The key of the web ACL's response for too many requests. */
export const tooManyRequests = 'tooManyRequests'

/** The paths that take the proof of a mobile number. */
const signInPaths = Object.values<Route>(contract)
  .filter(({ access, takesProof }) => access === 'phone' || access === 'demo' || takesProof)
  .map(({ path }) => path)

interface RateRule {
  name: string
  /** Requests that match at least one of these statements count. For the challenge, opening a page counts too. */
  counts: CfnWebACL.StatementProperty[]
  /** After this many requests from one address in five minutes, browsers that open a page have to pass a challenge. */
  challengeAbove: number
  /** After this many, requests are blocked. */
  blockAbove: number
}

const pathMatches = (searchString: string, positionalConstraint: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})

/** A navigation to a page: the only request whose response can run the challenge's script. */
const opensPage: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'sec-fetch-mode' } },
    positionalConstraint: 'EXACTLY',
    searchString: 'navigate',
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
}

/**
 * Thousands of phones share one address of an Indian mobile carrier, so the limits are far above what a household or an
 * office needs. Assets and logos do not count.
 */
const rateRules: RateRule[] = [
  {
    name: 'sign-in',
    counts: signInPaths.map((path) => pathMatches(path, 'EXACTLY')),
    challengeAbove: 300,
    blockAbove: 3_000,
  },
  {
    name: 'api',
    counts: [pathMatches('/user/', 'STARTS_WITH')],
    challengeAbove: 6_000,
    blockAbove: 60_000,
  },
]

/** Requests that match a rule in `counted` are counted instead of blocked. */
const managedRules: { name: string; counted?: string[] }[] = [
  {
    name: 'AWSManagedRulesCommonRuleSet',
    // Offer forms may carry long texts and a logo: a body over 8 KB is normal, and the bytes of a picture can look like an
    // attack. So can a complaint that quotes a lender's page or message. The functions validate every field.
    counted: [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ],
  },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet' },
  { name: 'AWSManagedRulesAmazonIpReputationList' },
]

const perAddress = (limit: number, counts: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty => {
  const [only] = counts
  const scopeDownStatement = counts.length === 1 && only ? only : { orStatement: { statements: counts } }
  return { rateBasedStatement: { aggregateKeyType: 'IP', limit, scopeDownStatement } }
}

const oftenLabel = ({ name }: RateRule) => `${name}-often`

/** A browser that opens a page from an address above a limit. */
const opensPageOften: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [
      opensPage,
      {
        orStatement: {
          statements: rateRules.map((rule) => ({
            labelMatchStatement: { scope: 'LABEL', key: oftenLabel(rule) },
          })),
        },
      },
    ],
  },
}

/**
 * The rules in their order: AWS WAF stops at the first that blocks or challenges. The rules that count label the requests of
 * an address above a limit, since a limit can't be part of another condition. Calls of an open page are never challenged.
 *
 * @param challenges whether browsers are challenged; if not, what would be challenged is counted, in metrics and log
 */
export const wafRules = (challenges: boolean): Rule[] => [
  ...rateRules.map(
    ({ name, counts, blockAbove }): Rule => ({
      name: `${name}-block`,
      action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: tooManyRequests } } },
      statement: perAddress(blockAbove, counts),
    }),
  ),
  ...rateRules.map(
    (rule): Rule => ({
      name: oftenLabel(rule),
      action: { count: {} },
      ruleLabels: [{ name: oftenLabel(rule) }],
      statement: perAddress(rule.challengeAbove, [...rule.counts, opensPage]),
    }),
  ),
  {
    name: 'challenge',
    action: challenges ? { challenge: {} } : { count: {} },
    statement: opensPageOften,
  },
  ...managedRules.map(
    ({ name, counted = [] }): Rule => ({
      name,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        },
      },
    }),
  ),
]

/**
 * What AWS's challenge loads and calls
 * (https://docs.aws.amazon.com/waf/latest/developerguide/waf-javascript-api-csp.html).
 */
export const challengeSources: ExternalSources = {
  'script-src': ['https://*.awswaf.com'],
  'connect-src': ['https://*.awswaf.com'],
}
