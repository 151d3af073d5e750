import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, type AppProps } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { addStacks } from '#lib/stacks/stacks.ts'

const cdkJson = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'))

/** The Firebase settings, which every stage without demo mode needs. */
export const firebase = {
  firebaseProjectId: 'tulna-tests',
  firebaseApiKey: 'not-a-key-of-anything',
  firebaseAppId: '1:23:web:45',
}

/** The AWS account of each stage, a setting that prod and every stage deployed by GitHub require. */
export const accounts = 'dev:111111111111,prod:222222222222'

/** The Grievance Officer's contact details, which prod requires. */
export const grievanceOfficer = {
  grievanceOfficerName: 'Asha Nair',
  grievanceOfficerEmail: 'asha.nair@tulna.in',
  grievanceOfficerPhone: '080 4123 8856',
}

const outdirs = mkdtempSync(join(tmpdir(), 'tulna-synth-'))
process.once('exit', () => rmSync(outdirs, { recursive: true, force: true }))

/** A CDK app as `cdk -c name=value` creates it from cdk.json, with the settings that prod requires besides Firebase's. */
export function anApp(context: Record<string, string>, props: AppProps = {}) {
  const outdir = mkdtempSync(join(outdirs, 'app-'))
  const alarmEmail = 'ops@tulna.example'
  // If asset staging were on, each synthesis would copy every bundle and the site.
  const fixed = { alarmEmail, accounts, ...grievanceOfficer, 'aws:cdk:disable-asset-staging': true }
  return new App({ outdir, context: { ...cdkJson.context, ...fixed, ...context }, ...props })
}

/** Props of an app without steps that take time and change no assertion on a template. `synth.test.ts` takes all steps. */
export const withoutExtras = {
  analyticsReporting: false,
  builtinCloudFormationValidation: false,
  stackTraces: false,
  treeMetadata: false,
}

const synthesized = new Map<string, { data: Template; alarms: Template; service: Template }>()

/**
 * The templates of a stage, for assertions. WAF is off unless the context turns it on, because CDK adds functions of
 * its own for it. Test files of one worker share the templates of equal contexts.
 */
export function templatesOf(context: Record<string, string>) {
  const key = JSON.stringify(Object.entries(context).sort())
  const known = synthesized.get(key)
  if (known) return known
  const app = anApp({ waf: 'false', ...context }, withoutExtras)
  const { data, alarms, service } = addStacks(app)
  const templates = {
    data: Template.fromStack(data),
    alarms: Template.fromStack(alarms),
    service: Template.fromStack(service),
  }
  synthesized.set(key, templates)
  return templates
}

interface Resource {
  Properties: Record<string, unknown>
}

/** Every resource of a type, by its logical id. */
export const resourcesOf = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.findResources(type) as Record<string, Resource>)

/** The only resource of a type whose logical id matches. Throws if there is none, or more than one. */
export function theResource(template: Template, type: string, id = /./): [string, Resource] {
  const [found, ...others] = resourcesOf(template, type).filter(([name]) => id.test(name))
  if (!found || others.length > 0) throw new Error(`There is not exactly one ${type} ${id}`)
  return found
}

export interface Statement {
  Action: string | string[]
  Resource: unknown
}

/** What each function may do, by the logical id of its role, which begins with the function's. */
export const permissionsOf = (template: Template): [string, Statement[]][] =>
  resourcesOf(template, 'AWS::IAM::Role').map(([id, { Properties }]) => {
    const policies = (Properties.Policies ?? []) as { PolicyDocument: { Statement: Statement[] } }[]
    return [id, policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)]
  })
