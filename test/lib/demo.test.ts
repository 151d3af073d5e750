import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, firebase, resourcesOf, templatesOf, withoutExtras } from '#support/stacks.ts'

const closed = 'User-agent: *\nDisallow: /\n'
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b-2c'

/** The contents of all files with this name that the deployment of a stage uploads to the site. */
function deployedFiles(name: string, context: Record<string, string>): string[] {
  // Turns asset staging on: the files are read from the assets in the assembly.
  const staged = { ...context, 'aws:cdk:disable-asset-staging': '' }
  const app = anApp(staged, withoutExtras)
  addStacks(app)
  const { directory } = app.synth()
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/${name}`))
    .map((file) => readFileSync(join(directory, file), 'utf8'))
}

const robotsTagsOf = (context: Record<string, string>) =>
  resourcesOf(templatesOf(context).service, 'AWS::CloudFront::ResponseHeadersPolicy').map(
    ([, { Properties }]) => {
      const { CustomHeadersConfig } = Properties.ResponseHeadersPolicyConfig as {
        CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] }
      }
      return CustomHeadersConfig.Items.find(({ Header }) => Header === 'x-robots-tag')
    },
  )

test.each(['dev', 'trial', 'showroom', 'local'])('refuses demo mode with a domain in stage %s', (stage) => {
  const context = { stage, demo: 'true', domain: 'www.tulna.example', certificateArn, ...firebase }
  expect(() => addStacks(anApp(context))).toThrow(/^Demo mode .* domain.*-c demo=false$/)
})

test('keeps search engines from indexing any response of a deployed demo', () => {
  const tags = robotsTagsOf({ stage: 'dev', demo: 'true' })
  expect(tags).toHaveLength(2)
  for (const tag of tags) expect(tag).toEqual({ Header: 'x-robots-tag', Value: 'noindex', Override: true })
  expect(deployedFiles('robots.txt', { stage: 'dev', demo: 'true' })).toContain(closed)
})

test.each([
  ['without demo mode', { stage: 'dev', ...firebase }],
  ['on a developer’s machine', { stage: 'local' }],
])('leaves a site %s open to search engines and without a warning', (_where, context) => {
  for (const tag of robotsTagsOf(context)) expect(tag).toBeUndefined()
  expect(deployedFiles('robots.txt', context)).not.toContain(closed)
  const [config = ''] = deployedFiles('config.json', context)
  expect(JSON.parse(config)).not.toHaveProperty('publicDemo')
})

test('tells the pages of a deployed demo to warn their visitors', () => {
  const [config = ''] = deployedFiles('config.json', { stage: 'dev', demo: 'true' })
  expect(JSON.parse(config)).toMatchObject({ demo: true, publicDemo: true })
})
