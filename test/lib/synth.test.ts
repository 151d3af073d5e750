import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { variants } from '#lib/settings/variants.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { anApp, firebase } from '#support/stacks.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

test.each(Object.entries(variants))(
  'synthesizes the stacks of “%s” without a CloudFormation or cdk-nag finding',
  (_name, context) => {
    const names = ['Alarms', 'Data', 'Edge', ...(context.githubRepository ? ['GitHub'] : []), 'Service']
    const app = anApp(context)
    addStacks(app)
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
    const { stacks, directory } = app.synth()
    expect(stacks.map(({ stackName }) => stackName).sort()).toEqual(
      names.map((name) => `Tulna-${context.stage}-${name}`),
    )
    for (const { messages, template } of stacks) {
      // From 400 resources on, CDK warns about the limit of 500. docs/operations.md says what to do before the next route.
      const findings = messages
        .map(({ entry }) => entry.data)
        .filter((text) => !/is approaching/.test(`${text}`))
      expect(findings).toEqual([])
      expect(Object.keys(template.Resources).length).toBeLessThan(480)
    }
    const { pluginReports } = JSON.parse(readFileSync(join(directory, 'validation-report.json'), 'utf8'))
    expect(pluginReports.flatMap(({ violations }: { violations: unknown[] }) => violations)).toEqual([])
  },
)

test('the installed CDK CLI reads what the installed CDK library writes', () => {
  const app = anApp({ stage: 'dev', demo: 'true' })
  addStacks(app)
  const { directory } = app.synth()
  const cdk = resolve('node_modules/.bin/cdk')
  const listed = execFileSync(cdk, ['list', '--app', directory, '--no-notices'], {
    // A folder without the cdk.json that would start a build.
    cwd: directory,
    encoding: 'utf8',
  })
  expect(listed.trim().split('\n')).toEqual([
    'Tulna-dev-Data',
    'Tulna-dev-Alarms',
    'Tulna-dev-Edge',
    'Tulna-dev-Service',
  ])
})

test('refuses to synthesize stage local for AWS, because anyone can sign in to it as anyone', () => {
  const app = spawnSync('npx', ['tsx', 'bin/app.ts'], {
    env: {
      ...process.env,
      CDK_CONTEXT_JSON: JSON.stringify({ stage: 'local' }),
      CDK_OUTDIR: temporaryFolder(),
    },
    encoding: 'utf8',
  })
  expect(app.status).toBe(1)
  expect(app.stderr).toContain(
    'Stage local runs on a developer’s machine only: npm start. For AWS: -c stage=dev',
  )
})

test('protects the stacks of prod from deletion once the first deployment has succeeded', () => {
  const prod = { stage: 'prod', ...firebase }
  const protectedStacks = (context: Record<string, string>) => {
    const { data, alarms, service } = addStacks(anApp(context))
    return [data, alarms, service].map(({ terminationProtection }) => terminationProtection)
  }
  expect(protectedStacks(prod)).toEqual([true, true, true])
  expect(protectedStacks({ ...prod, protection: 'false' })).toEqual([false, false, false])
})
