import { setTimeout } from 'node:timers/promises'
import type { HttpResponse } from '#lib/local/http.ts'
import type { Language } from '../languages/in-language.ts'
import { startProxy } from '../proxy.ts'
import { type Engine, withEngine } from './engines.ts'
import { collectProblems, findElement } from './in-page.ts'
import type { Element, Session } from './webdriver.ts'

const collector = `(${collectProblems})()`
const finder = `return (${findElement})(...arguments)`

type Kind = Parameters<typeof findElement>[0]

export interface VisitOptions {
  /** In pixels. */
  width: number
  /** The language of the pages, if not English. The test still gives paths and names in English. */
  language?: Language | undefined
}

/** A visit to the site. Names are exact texts or regular expressions; where several elements have one, the first is meant. */
export interface Visit {
  session: Session
  /** The method and path of each request so far. */
  requests: string[]
  /** Waits until the page is hydrated. */
  open(path: string): Promise<void>
  /** Waits up to a minute for an element. */
  find(kind: Kind, name: string | RegExp): Promise<Element>
  press(kind: Kind, name: string | RegExp): Promise<void>
  /** Types in place of what a field has. */
  type(label: string, text: string): Promise<void>
  /** Chooses an option by its position, from 0. */
  choose(label: string, index: number): Promise<void>
}

const respondWith = (type: string, body: string): HttpResponse => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
})

/**
 * Starts a proxy in front of the site whose pages report their problems, since WebDriver does not show the console. It does not
 * learn what the engine itself writes there, or what goes wrong in workers other than failed requests.
 */
async function startCollecting(site: string) {
  const problems: string[] = []
  const requests: string[] = []
  const config = (await (await fetch(`${site}/config.json`)).json()) as { admin: { endpoint: string } }
  const signIn = '/cognito'
  let pending = 0
  let lastResponse = 0
  const proxy = await startProxy(site, async ({ method, path, text }, forward) => {
    if (path === '/collector.js') return respondWith('text/javascript', collector)
    if (path === '/frame') return respondWith('text/html', '<!doctype html><title>Frame</title>')
    if (path === '/problem') {
      problems.push(decodeURIComponent(/\?(\S+)/.exec(text)?.[1] ?? ''))
      return respondWith('text/plain', '')
    }
    // Cognito's emulator answers only pages of the site's own address.
    if (path === '/config.json') {
      const admin = { ...config.admin, endpoint: proxy.address + signIn }
      return respondWith('application/json', JSON.stringify({ ...config, admin }))
    }
    requests.push(`${method} ${path}`)
    pending++
    const response = await forward(path === signIn ? config.admin.endpoint : undefined)
      .catch((error) => {
        problems.push(`${method} ${path}: ${error}`)
        throw error
      })
      .finally(() => {
        pending--
        lastResponse = Date.now()
      })
    if (response.status >= 400) problems.push(`${method} ${path}: ${response.status}`)
    return String(response.headers['content-type']).startsWith('text/html')
      ? withCollector(response)
      : response
  })
  /** Waits until no request has been under way for half a second, in which the page has reported its problems. */
  const quiet = async () => {
    while (pending > 0 || Date.now() - lastResponse < 500) await setTimeout(100)
  }
  return { ...proxy, problems, requests, quiet }
}

/** Adds the collector to a page, and lets a page of the same site frame it. */
function withCollector({ status, headers, body }: HttpResponse): HttpResponse {
  const policy = String(headers['content-security-policy'] ?? '')
  return {
    status,
    headers: {
      ...headers,
      'content-security-policy': policy.replace(/frame-ancestors[^;]*/, "frame-ancestors 'self'"),
    },
    body: Buffer.from(body.toString().replace('<head>', '$&<script src="/collector.js"></script>')),
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

interface SiteVisited {
  address: string
  requests: string[]
  quiet: () => Promise<void>
  canResize: boolean
}

function visitWith(
  session: Session,
  { address, requests, quiet, canResize }: SiteVisited,
  { width, language }: VisitOptions,
): Visit {
  const height = width < 600 ? 740 : 900

  async function find(kind: Kind, name: string | RegExp): Promise<Element> {
    const reworded = language?.reword(name, true) ?? name
    const wanted = typeof reworded === 'string' ? new RegExp(`^${escaped(reworded)}$`) : reworded
    const end = Date.now() + 60_000
    while (Date.now() < end) {
      // A page that is being left runs no script.
      const found = await session
        .run<Element | null>(finder, kind, wanted.source, wanted.flags)
        .catch(() => null)
      if (found) return found
      await setTimeout(100)
    }
    const shown = await session.run("return location.pathname + ': ' + document.body.innerText.slice(0, 500)")
    throw new Error(`There is no ${kind} ${wanted} on ${shown}`)
  }

  /** Scrolls to an element, and waits until it has stopped moving, as in a card that unfolds: a press would miss it. */
  async function stand(element: Element) {
    await session.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
    const place = () =>
      session.run<string>('return JSON.stringify(arguments[0].getBoundingClientRect())', element)
    for (let last = ''; ; await setTimeout(100)) {
      const now = await place()
      if (now === last) return
      last = now
    }
  }

  async function openInFrame(url: string) {
    await session.goTo(`${address}/frame`)
    await session.run(
      `const [src, style] = arguments
      document.body.append(Object.assign(document.createElement('iframe'), { src, style }))`,
      url,
      `position: fixed; inset: 0; border: 0; width: ${width}px; height: 700px`,
    )
    await session.toFrame(0)
  }

  return {
    session,
    requests,
    find,
    async open(path) {
      const url = address + (language ? language.basename + path.slice(1) : path)
      await quiet()
      await session.run("dispatchEvent(new Event('leave'))")
      await session.toFrame(null)
      if (canResize) await session.setSize(width, height)
      if (canResize || width >= 1280) await session.goTo(url)
      else await openInFrame(url)
      // Invisible until the page is hydrated.
      await find('button', 'Open menu')
    },
    async press(kind, name) {
      const end = Date.now() + 30_000
      // An element of a page that is drawn anew meanwhile cannot be pressed any more.
      for (;;) {
        const element = await find(kind, name)
        try {
          await stand(element)
          return void (await session.click(element))
        } catch (error) {
          if (Date.now() > end) throw error
          await setTimeout(200)
        }
      }
    },
    async type(label, text) {
      const field = await find('field', label)
      await session.run(
        `const [field] = arguments
        field.scrollIntoView({ block: 'center' })
        field.focus()
        field.select()`,
        field,
      )
      await session.type(field, text)
    },
    async choose(label, index) {
      await session.run(
        `const [list, index] = arguments
        list.selectedIndex = index
        list.dispatchEvent(new Event('change', { bubbles: true }))`,
        await find('field', label),
        index,
      )
    },
  }
}

/** Visits the site in an engine while `use` runs. Resolves with the problems of its pages. */
export async function problemsIn(
  engine: Engine,
  site: string,
  options: VisitOptions,
  use: (visit: Visit) => Promise<void>,
): Promise<string[]> {
  const { problems, stop, ...visited } = await startCollecting(site)
  try {
    await withEngine(engine, async (session) => {
      await use(visitWith(session, { ...visited, canResize: engine.canResize }, options))
      await visited.quiet()
    })
    return problems
  } finally {
    await stop()
  }
}
