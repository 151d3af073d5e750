import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { published, withSettings } from '#lib/settings/published.ts'
import { settings } from '#lib/settings/settings.ts'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(
  (file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const,
)

test.each(workflows)('%s takes actions by their commit alone, and keeps no key', (_file, text) => {
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^\.\/\.github\/workflows\/|@[0-9a-f]{40}$/)
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(text).not.toMatch(/secrets\.|ACCESS_KEY|pull_request_target/)
})

test.each(workflows)('%s puts no expression into a script, where its text would be run', (_file, text) => {
  const scripts = [...text.matchAll(/^( *)(?:- )?run: (?:\|\n((?:\1 {2,}.*\n?)+)|(.*))$/gm)]
  for (const [script] of scripts) expect(script).not.toContain('${{')
})

test('checks this code on the Nodes that it promises, and deploys prod after dev', () => {
  const text = Object.fromEntries(workflows)
  expect(text['ci.yml']).toContain('node: [20, 22, 24]')
  expect(text['deploy.yml']).toMatch(/prod:\n {4}needs: dev/)
  expect(text['deploy-stage.yml']).toMatch(/environment: \$\{\{ inputs\.stage \}\}/)
  expect(text['deploy-stage.yml']).toContain('npm run smoke --')
})

test('looks for known weaknesses of what ships, and never lets one stage wait for another’s approval', () => {
  const text = Object.fromEntries(workflows)
  expect(text['ci.yml']).toContain('npm audit --omit=dev --audit-level=high')
  expect(text['ci.yml']).toMatch(/cdk diff .*\n *\| tee.*\n(.*#.*\n)?\s+shell: bash/)
  expect(text['deploy.yml']).not.toMatch(/^concurrency:/m)
  for (const stage of ['dev', 'prod']) expect(text['deploy.yml']).toContain(`group: deploy-${stage}`)
})

test('compares a pull request with dev in the region that it asks', () => {
  const text = Object.fromEntries(workflows)['ci.yml']
  expect(text).toMatch(/aws-region: .* vars\.AWS_REGION \|\| 'ap-south-1'/)
  expect(text).toMatch(/cdk diff .* -c region="\$AWS_REGION" /)
})

test.each(Object.entries(published))(
  '%s lists the settings: `npm run settings` writes them',
  (path, settingsText) => {
    const text = readFileSync(path, 'utf8')
    expect(withSettings(text, settingsText())).toBe(text)
  },
)

test('documents every setting, and has the deploy workflow pass on those of a GitHub environment', () => {
  const manual = published['docs/operations.md']()
  const step = published['.github/workflows/deploy-stage.yml']()
  for (const name of Object.keys(settings.shape)) expect(manual).toContain(`| \`${name}\` |`)
  const passed = [...step.matchAll(/-c (\w+)=/g)].map(([, name]) => name)
  // Only an administrator of the account deploys the GitHub stack, and the emulator is for developers.
  const notPassed = Object.keys(settings.shape).filter((name) => !passed.includes(name))
  expect(notPassed).toEqual(['firebaseEmulator', 'githubRepository', 'githubProviderArn'])
  // An unset variable is empty, and would take the region away from the AWS SDK.
  expect(step).not.toMatch(/^ +AWS_\w+:/m)
})
