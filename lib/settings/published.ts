import type { z } from 'zod'
import { documentation, settings } from './settings.ts'

/** The files that repeat the settings, and the text that each has between its two `settings` markers. */
export const published = {
  'docs/operations.md': () => settingsTable(),
  '.github/workflows/deploy-stage.yml': () => synthStep(),
}

const marker = (word: string) => new RegExp(`^.*\\b${word} of the settings\\b.*$`, 'm')

/** Replaces what a file has between the lines `… start of the settings …` and `… end of the settings …`. */
export function replaceSettings(text: string, settingsText: string): string {
  const [start] = marker('start').exec(text) ?? []
  const [end] = marker('end').exec(text) ?? []
  if (!start || !end) throw new Error('The file has no lines that mark the start and the end of the settings')
  const before = text.slice(0, text.indexOf(start) + start.length)
  return `${before}\n${settingsText}${text.slice(text.indexOf(end))}`
}

const documentedSettings = Object.entries<z.ZodType>(settings.shape).map(([name, schema]) => {
  const found = documentation.get(schema)
  if (!found) throw new Error(`The setting ${name} has no documentation`)
  const shellName = name.replace(/[A-Z]/g, '_$&').toUpperCase()
  return { name, shellName, variable: shellName, ...found }
})

function settingsTable(): string {
  const rows = documentedSettings.map(
    ({ name, description, neededBy = '', default: value = '', variable }) =>
      `| \`${name}\` | ${description} | ${neededBy} | ${value} | ${variable ? `\`${variable}\`` : ''} |`,
  )
  return `
| setting | meaning | needed by | default | variable at GitHub |
|---|---|---|---|---|
${rows.join('\n')}

`
}

/**
 * The step of the workflow that synthesizes a stage. GitHub's variables reach the shell as environment variables, not
 * as a part of the script, so that the shell cannot run their values as commands.
 */
function synthStep(): string {
  const passed = documentedSettings.filter(({ variable }) => variable !== null)
  const environment = passed.map(
    ({ variable, shellName }) => `          ${shellName}: \${{ vars.${variable} }}`,
  )
  const options = passed.map(({ name, shellName }) => `            -c ${name}="$${shellName}"`)
  return `      - name: Synthesize
        env:
${environment.join('\n')}
        run: |
          settings=(
            -c stage="$STAGE"
${options.join('\n')}
          )
          npx cdk synth --quiet --build true --output assembly/release "\${settings[@]}"
          npx cdk synth --quiet --build true --output assembly/rollback "\${settings[@]}" -c canary=false
`
}
