import { execFile } from 'node:child_process'

/** Runs `gh` with these arguments, with `body` as the JSON of a request. Returns its JSON answer. Throws GitHub's own message. */
export type Gh = (given: string[], body?: object) => Promise<unknown>

/** GitHub's CLI, with the account that is signed in to it. */
export const ghCli: Gh = (given, body) =>
  new Promise((resolve, reject) => {
    const all = body ? [...given, '--input', '-'] : given
    const child = execFile('gh', all, { maxBuffer: 50_000_000 }, (error, stdout, stderr) => {
      if (error && 'code' in error && error.code === 'ENOENT')
        reject(new Error('Install GitHub’s CLI and sign in: https://cli.github.com, gh auth login'))
      else if (error) reject(new Error(stderr.trim() || error.message))
      else resolve(parse(stdout))
    })
    child.stdin?.end(body ? JSON.stringify(body) : undefined)
  })

/** `gh variable set` prints a sentence, or nothing. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
