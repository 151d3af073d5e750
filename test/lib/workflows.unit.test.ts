import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manual, replaceSettings } from '#lib/settings/published.ts'
import { settings } from '#lib/settings/settings.ts'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map(
  (file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const,
)

test.each(workflows)('%s pins actions to a commit and uses no stored secret', (_file, text) => {
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^\.\/\.github\/workflows\/|@[0-9a-f]{40}$/)
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(text).not.toMatch(/secrets\.|ACCESS_KEY|pull_request_target/)
})

/** Each `run` of a workflow: its line, and the lines that are indented more than its key. */
function scriptsIn(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const column = /^[ -]*(?=run:)/.exec(line)?.[0].length
    if (column === undefined) return []
    const following = lines.slice(index + 1)
    const end = following.findIndex((next) => next.trim() !== '' && next.search(/\S/) <= column)
    return [[line, ...following.slice(0, end === -1 ? undefined : end)].join('\n')]
  })
}

test.each(workflows)('%s has no expression in a script, where its value would be executed', (_file, text) => {
  const scripts = scriptsIn(text)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts).toHaveLength([...text.matchAll(/\brun\b['"]? *:/g)].length)
  for (const script of scripts) expect(script).not.toContain('${{')
})

test.each([
  ['- run: a\n- uses: c', '- run: a'],
  ['- run: |-\n    a\n\n    b\n  env: c', '- run: |-\n    a\n\n    b'],
  ['- env: c\n  run: >-\n    a\n    b\n  # d', '  run: >-\n    a\n    b'],
])('finds the whole script in %j', (text, script) => {
  expect(scriptsIn(text)).toEqual([script])
})

const text = Object.fromEntries(workflows)

/** The jobs of the workflow that deploys a stage. */
const [, plan = '', deploy = ''] = text['deploy-stage.yml']?.split(/^ {2}(?:plan|deploy):$/m) ?? []

test('runs the tests on Node 20 and 24, on DynamoDB Local and with Debian’s Chromium, and the browser, Firebase and load tests', () => {
  const ci = text['ci.yml']
  expect(ci).toContain('node: [20, 24]')
  expect(ci).toContain('run: bash .ci/run')
  expect(ci).toContain('run: npm run test:dynamodb-local')
  expect(ci).toContain('run: npm run test:browser')
  expect(ci).toContain('run: npm run test:firebase')
  expect(ci).toContain('run: npm run load -- --minutes 1')
  expect(ci).toMatch(
    /CHROME_PATH: \/usr\/bin\/chromium\n(.*\n)+? +- run: npm test\n +- run: npm run test:browser$/m,
  )
})

test.each(workflows)('%s installs packages only after it has checked that each has a hash', (_file, text) => {
  const installed = text.match(/(?:^.*\n)(?= +- run: npm (?:ci|install)\b)/gm) ?? []
  expect(installed.filter((before) => !before.includes('- run: node bin/integrity.js --check'))).toEqual([])
})

test('checks what ships for known vulnerabilities, and publishes an SBOM', () => {
  const ci = text['ci.yml']
  expect(ci).toContain('npm audit --omit=dev --audit-level=high')
  expect(ci).toMatch(/npm sbom .*--omit=dev.* >sbom\.json\n +- uses: actions\/upload-artifact@/)
})

test('deploys dev after each merge, and prod when somebody releases what dev runs, each in a queue of its own', () => {
  const { 'deploy.yml': toDev = '', 'release.yml': toProd = '' } = text
  expect(toDev).toContain('group: deploy-dev\n')
  expect(toDev).not.toContain('prod:')
  expect(toProd).toMatch(/^on:\n {2}workflow_dispatch:\n/m)
  expect(toProd).toContain("if: github.ref == 'refs/heads/main'\n")
  expect(toProd).toContain('group: deploy-prod\n')
  for (const workflow of [toDev, toProd]) expect(workflow).not.toMatch(/^concurrency:/m)
  // Only a run that deployed to dev can be released, with the commit that it built.
  expect(toProd).toContain("!= 'Deploy success'")
  expect(toDev).toMatch(/run: echo "\$COMMIT" >commit\.txt\n(.*\n)+? +name: commit\n/)
  expect(toProd).toMatch(/commit: \$\{\{ needs\.choose\.outputs\.commit \}\}\n/)
  expect(text['deploy-stage.yml']).toMatch(/environment: \$\{\{ inputs\.stage \}\}/)
  expect(text['deploy-stage.yml']).toContain('npm run smoke --')
})

test('deploys nothing from a fork, or before the repository has a role of AWS', () => {
  expect(text['deploy.yml']).toMatch(/build:\n {4}if: >-\n {6}vars\.AWS_DIFF_ROLE_ARN != '' &&/)
  expect(text['deploy.yml']).toMatch(/dev:\n {4}needs: build\n/)
  expect(text['ci.yml']).toMatch(/diff:\n {4}if: >-\n.* vars\.AWS_DIFF_ROLE_ARN != ''\n/)
})

test('uses actions that run on a Node that GitHub still has', () => {
  const removed = {
    'actions/checkout': 5,
    'actions/setup-node': 5,
    'actions/upload-artifact': 6,
    'actions/download-artifact': 7,
    'aws-actions/configure-aws-credentials': 6,
  }
  const used = workflows.flatMap(([, file]) => [...file.matchAll(/uses: ([\w-]+\/[\w-]+)@\w+ # v(\d+)/g)])
  for (const [, action = '', version] of used)
    expect([action, Number(version)]).toEqual([
      action,
      expect.toSatisfy((major) => major >= Number(removed[action as keyof typeof removed])),
    ])
})

test('builds a merge once, and deploys that build to each stage', () => {
  expect(text['deploy.yml']).toMatch(
    /build:\n(.*\n)+? +- run: npm run build\n +- uses: actions\/upload-artifact@/,
  )
  expect(text['deploy.yml']).toMatch(/dev:\n {4}needs: build/)
  expect(plan).toMatch(
    /download-artifact@.*\n +with:\n +name: dist\n +path: dist\n +run-id: \$\{\{ inputs\.built-by \}\}/,
  )
  const synths = [...plan.matchAll(/npx cdk synth .*/g)].map(String)
  expect(synths).toHaveLength(2)
  for (const synth of synths) expect(synth).toContain(' --build true ')
})

test('reads the changes with a read-only role, shows them to the approver, and deploys exactly those', () => {
  expect(plan).toMatch(/environment: \$\{\{ inputs\.stage \}\}-plan\n/)
  expect(plan).toMatch(/role-to-assume: \$\{\{ vars\.AWS_DIFF_ROLE_ARN \}\}\n/)
  expect(plan).not.toContain('AWS_DEPLOY_ROLE_ARN')
  // With `shell: bash`, the step fails if `cdk diff` fails.
  expect(plan).toMatch(
    /cdk diff .*--app assembly\/release .*\| tee -a "\$GITHUB_STEP_SUMMARY"\n(.*#.*\n)? +shell: bash\n/,
  )
  expect(plan).toMatch(/upload-artifact@.*\n +with:\n +name: (assembly-\S+ .*)\n +path: assembly\n/)
  expect(deploy).toMatch(/^\n {4}needs: plan\n/)
  expect(deploy).toMatch(/environment: \$\{\{ inputs\.stage \}\}\n/)
  expect(deploy).toMatch(/download-artifact@.*\n +with:\n +name: assembly-\S+ .*\n +path: assembly\n/)
  expect(deploy).toContain('cdk deploy --all --app assembly/release --build true ')
  expect(deploy).not.toMatch(/ -c |vars\.(?!AWS_DEPLOY_ROLE_ARN\b)/)
})

test('rolls back only the service stack when the smoke test fails', () => {
  const steps = deploy.split(/^ {6}- /m)
  const order = ['name: Deploy\n', 'name: Check the site', 'name: Roll back', 'name: Keep the release']
  const [first = -1, smoke = -1, rollBack = -1, keep = -1] = order.map((start) =>
    steps.findIndex((step) => step.startsWith(start)),
  )
  expect([first, smoke, rollBack, keep]).toEqual([first, first + 1, first + 2, first + 3])
  expect(steps[smoke]).toMatch(/id: smoke\n/)
  // With code 2, the firewall stopped checks and none failed.
  expect(steps[smoke]).toMatch(/echo "code=\$code" >>"\$GITHUB_OUTPUT"\n +exit "\$code"\n/)
  expect(steps[rollBack]).toContain("if: failure() && steps.smoke.outputs.code == '1'\n")
  // With a new domain, the distribution's own host is checked.
  expect(steps[smoke]).toContain('npm run smoke -- "$SiteAddress" --distribution "$DistributionHost"')
  expect(plan).toMatch(/npm run preflight -- --stage "\$STAGE" --again\n +- name: Synthesize\n/)
  expect(steps[rollBack]).toMatch(/deploy "Tulna-\$STAGE-Service" --exclusively --app before --build true /)
  // Pull requests upload artifacts too.
  expect(steps[rollBack]).toContain('.workflow_run.head_branch == "main"')
  expect(steps[rollBack]).toContain('.workflow_run.head_repository_id == .workflow_run.repository_id')
  // Only a release that passed the smoke test is kept: without a condition, a step runs only if all before it succeeded.
  expect(steps[keep]).toMatch(/name: deployed-\$\{\{ inputs\.stage \}\}\n +path: assembly\/rollback\n/)
  expect(steps[keep]).not.toContain('if:')
  expect(plan).toMatch(/--output assembly\/rollback .* -c canary=false$/m)
  for (const file of ['deploy.yml', 'deploy-stage.yml', 'release.yml'])
    expect(text[file]).toContain('actions: read')
})

test.each(workflows)(
  '%s can be run again: its artifacts replace those of the previous attempt',
  (_file, text) => {
    for (const step of text.split(/^ *- /m))
      if (step.includes('actions/upload-artifact@')) expect(step).toContain('overwrite: true')
  },
)

test('compares a pull request with dev, with dev’s settings and region, and fails if the comparison fails', () => {
  const ci = text['ci.yml']
  expect(ci).toContain('run: echo "region=$(jq -r \'.region // "ap-south-1"\' lib/stages/dev.json)"')
  expect(ci).toMatch(/aws-region: \$\{\{ steps\.stage\.outputs\.region \}\}\n/)
  expect(ci).toMatch(/cdk diff .* -c stage=dev \| tee.*\n(.*#.*\n)?\s+shell: bash/)
})

test('takes every setting from the stage’s file, by hand and at GitHub', () => {
  for (const [, file] of workflows) expect(file).not.toMatch(/vars\.(?!AWS_(DIFF|DEPLOY)_ROLE_ARN\b)/)
  const given = [...plan.matchAll(/ -c (\S+)/g)].map(([, setting]) => setting)
  expect(given).toEqual(['stage="$STAGE"', 'stage="$STAGE"', 'canary=false'])
})

test('runs only scripts that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const run = [...workflows.map(([, file]) => file), readFileSync('.ci/run', 'utf8')]
    .flatMap((file) => [...file.matchAll(/npm run ([\w:-]+)/g)])
    .map(([, name = '']) => name)
  for (const name of run) expect(Object.keys(scripts)).toContain(name)
})

test('docs/operations.md lists every setting as `npm run settings` writes it', () => {
  const text = readFileSync(manual, 'utf8')
  expect(replaceSettings(text)).toBe(text)
  for (const name of Object.keys(settings.shape)) expect(text).toContain(`| \`${name}\` |`)
})
