/**
 * `npm run check-templates` synthesizes every variant of `lib/settings/variants.ts` with `cdk synth --strict`, and runs
 * cfn-lint, which must be installed, on each template for the region of its stack.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CloudAssembly } from 'aws-cdk-lib/cx-api'
import { runCommand } from '#lib/operations/run-command.ts'
import { variants } from '#lib/settings/variants.ts'

const usage = 'Usage: npm run check-templates, after npm run build'

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'tulna-templates-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [name, settings] of Object.entries(variants)) {
    const output = join(folder, name.replaceAll(/\W+/g, '-'))
    const given = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`])
    // `--build true` runs the command `true` in place of the build.
    runOrThrow(
      'npx',
      ['cdk', 'synth', '--quiet', '--strict', '--build', 'true', '--output', output, ...given],
      name,
    )
    for (const stack of new CloudAssembly(output).stacks)
      runOrThrow(
        'cfn-lint',
        ['--regions', stack.environment.region, '--template', stack.templateFullPath],
        `${stack.stackName} of ${name}`,
      )
    console.log(`ok    ${name}`)
  }
}

function runOrThrow(command: string, given: string[], what: string) {
  const { status, stdout, stderr, error } = spawnSync(command, given, { encoding: 'utf8' })
  if (error) throw new Error(`${command} could not run: ${error.message}`)
  if (status !== 0) throw new Error(`${command} rejects ${what}:\n${stdout}${stderr}`)
}

await runCommand(run, usage)
