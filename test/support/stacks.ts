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

/** The account of each stage, which prod and every stage that GitHub deploys needs. */
export const accounts = 'dev:111111111111,prod:222222222222'

/** The particulars of somebody, which prod needs. */
export const grievanceOfficer = {
  grievanceOfficerName: 'Asha Nair',
  grievanceOfficerEmail: 'asha.nair@tulna.in',
  grievanceOfficerPhone: '080 4123 8856',
}

const outdirs = mkdtempSync(join(tmpdir(), 'tulna-synth-'))
process.once('exit', () => rmSync(outdirs, { recursive: true, force: true }))

/** A CDK app as `cdk -c name=value` creates it from cdk.json, with the settings that prod requires. */
export function anApp(context: Record<string, string>, props: AppProps = {}) {
  const outdir = mkdtempSync(join(outdirs, 'app-'))
  const alarmEmail = 'ops@tulna.example'
  // Without it, each synthesis copies every bundle and the site.
  const fixed = { alarmEmail, accounts, ...grievanceOfficer, 'aws:cdk:disable-asset-staging': true }
  return new App({ outdir, context: { ...cdkJson.context, ...fixed, ...context }, ...props })
}

/** The templates of a stage, for assertions: without WAF, for which CDK adds functions of its own, unless the context says so. */
export function templatesOf(context: Record<string, string>) {
  const app = anApp({ waf: 'false', ...context }, { builtinCloudFormationValidation: false })
  const { data, service } = addStacks(app)
  return { data: Template.fromStack(data), service: Template.fromStack(service) }
}

interface Resource {
  Properties: Record<string, unknown>
}

/** Every resource of a type, by its logical id. */
export const resourcesOf = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.findResources(type) as Record<string, Resource>)

/** The one resource of a type, or the one of those whose logical ids match. */
export function theResource(template: Template, type: string, id = /./): [string, Resource] {
  const [found, ...others] = resourcesOf(template, type).filter(([name]) => id.test(name))
  if (!found || others.length > 0) throw new Error(`There is not exactly one ${type} ${id}`)
  return found
}
