import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isSetting, textOf } from './config.ts'

type Values = Record<string, unknown>

/** Has one file of settings per stage, such as `prod.json`: by hand and at GitHub, deployments read the same. */
const stagesFolder = 'lib/stages'

/** The path of a stage's file, as messages name it. */
export const stageFile = (stage: string, folder = stagesFolder) => `${folder}/${stage}.json`

export interface StageSettings {
  /** What `readConfig` takes. */
  settings: Values
  /** A line for each `-c` that differs from the file: a later deployment without it undoes the change. */
  overrides: string[]
}

/**
 * The settings of the context's stage: those of its file, and those of the context, which take precedence. Every file's
 * `accounts` count, so that two stages cannot share one. Throws a one-line error if a file is not a JSON object.
 *
 * @param context from CDK: what `-c` gives, and the stage
 */
export function stageSettings(context: Values, folder = stagesFolder): StageSettings {
  const stage = textOf(context.stage)
  const inFile = readStageFile(stage, folder)
  if ('stage' in inFile)
    throw new Error(`Take "stage" out of ${stageFile(stage, folder)}: the name of the file says it`)
  const given = Object.entries(context).filter(
    ([name, value]) => isSetting(name) && name !== 'stage' && textOf(value) !== '',
  )
  const accounts = textOf(context.accounts) || accountsInFiles(folder)
  return {
    settings: { stage, ...inFile, ...Object.fromEntries(given), accounts },
    overrides: given.flatMap(([name, value]) => override(name, textOf(value), textOf(inFile[name]), stage)),
  }
}

function override(name: string, value: string, inFile: string, stage: string): string[] {
  if (value === inFile) return []
  const file = stageFile(stage)
  const instead = inFile === '' ? `${file} does not set it` : `${file} says ${inFile}`
  return [`-c ${name}=${value} is for this deployment only: ${instead}, and the next one follows the file`]
}

/** The settings in a stage's file; none if it has no file. */
export function readStageFile(stage: string, folder = stagesFolder): Values {
  const path = stageFile(stage, folder)
  if (!/^[a-z0-9]+$/.test(stage) || !existsSync(path)) return {}
  const parsed = parse(path)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${path} must be an object: {"waf": true}`)
  return { ...parsed }
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** The accounts that the files of all stages name, each pair once. */
function accountsInFiles(folder: string): string {
  if (!existsSync(folder)) return ''
  const pairs = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .flatMap((stage) => textOf(readStageFile(stage, folder).accounts).split(','))
    .filter(Boolean)
  return [...new Set(pairs)].join(',')
}
