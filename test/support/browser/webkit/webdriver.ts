import { setTimeout } from 'node:timers/promises'

/** A reference to an element of a page, as WebDriver sends it. */
export type Element = Record<string, string>

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Sends a command. Throws what the driver answers instead of a result (https://www.w3.org/TR/webdriver2/#errors), and if it answers
 * nothing for a minute.
 */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(60_000)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/**
 * Waits until a driver answers, and starts a browser.
 *
 * @param driver its address, such as `http://127.0.0.1:4444`
 */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  for (let attempt = 1; ; attempt++)
    try {
      await send('GET', `${driver}/status`)
      break
    } catch (error) {
      if (attempt === 300) throw error
      await setTimeout(100)
    }
  const session = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
  return new Session(`${driver}/session/${(session as { sessionId: string }).sessionId}`)
}

/** A browser with its windows: https://www.w3.org/TR/webdriver2/#endpoints */
export class Session {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Goes to an address in the current window, and waits until its page has loaded. */
  goTo = (url: string) => this.#post('/url', { url })
  setSize = (width: number, height: number) => this.#post('/window/rect', { width, height })
  windows = async () => (await this.#get('/window/handles')) as string[]
  /** Goes into the first frame of the page, or with null back to the page itself. */
  toFrame = (id: 0 | null) => this.#post('/frame', { id })
  click = (element: Element) => this.#post(`/element/${element[elementKey]}/click`, {})
  /** Types into a field that has the focus, at its cursor. A file field takes the path of a file. */
  type = (element: Element, text: string) => this.#post(`/element/${element[elementKey]}/value`, { text })
  /** Runs the body of a function in the page, with `arguments`. Elements pass in both directions. */
  run = async <Result = unknown>(script: string, ...args: unknown[]) =>
    (await this.#post('/execute/sync', { script, args })) as Result
  /** What the window shows, as a PNG. */
  screenshot = async () => Buffer.from(String(await this.#get('/screenshot')), 'base64')
  quit = () => send('DELETE', this.#url)

  #get = (path: string) => send('GET', this.#url + path)
  #post = (path: string, body: object) => send('POST', this.#url + path, body)
}
