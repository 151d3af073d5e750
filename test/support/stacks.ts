import { mkdtempSync, readFileSync } from 'node:fs'
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

/** A CDK app as `cdk -c name=value` creates it from cdk.json, with the settings that prod requires. */
export function anApp(context: Record<string, string>, props: AppProps = {}) {
  const outdir = mkdtempSync(join(tmpdir(), 'tulna-synth-'))
  const alarmEmail = 'ops@tulna.example'
  return new App({ outdir, context: { ...cdkJson.context, alarmEmail, accounts, ...context }, ...props })
}

/** The templates of a stage, for assertions. */
export function templatesOf(context: Record<string, string>) {
  const { data, service } = addStacks(anApp(context, { builtinCloudFormationValidation: false }))
  return { data: Template.fromStack(data), service: Template.fromStack(service) }
}

interface Resource {
  Properties: Record<string, unknown>
}

/** Every resource of a type, by its logical id. */
export const resourcesOf = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.findResources(type) as Record<string, Resource>)
