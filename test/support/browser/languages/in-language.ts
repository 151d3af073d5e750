import type { Locator, Page } from 'playwright-core'

/** How a test that is written for the English pages runs on those in another language. */
export interface Language {
  /** The folder of its pages, with a slash at both ends. */
  basename: string
  /** What to look for instead of a text of the English pages. */
  reword: (text: string | RegExp, isExact: boolean) => string | RegExp
}

type Arguments = unknown[]

const isText = (value: unknown): value is string | RegExp =>
  typeof value === 'string' || value instanceof RegExp
const isOptions = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp)
const isLocator = (value: unknown): value is Locator => isOptions(value) && 'getByRole' in value

/** Whether a path is that of a page, not of a file such as `/config.json`. A lender's page may have a dot in its path. */
const isPagePath = (path: string) =>
  path.startsWith('/') && !/^[^?#]*\.(js|json|txt|webmanifest|xml)([?#]|$)/.test(path)

/** The page or locator that each proxy wraps. */
const wrapped = new WeakMap<object, object>()

/**
 * Wraps a page or a locator, and each locator that it returns. A test gives them English texts and paths, and they use
 * those of the other language.
 */
export function inLanguage<Subject extends Page | Locator>(subject: Subject, language: Language): Subject {
  const rewordArguments = (method: string, args: Arguments) => {
    const isExact = args.some((arg) => isOptions(arg) && 'exact' in arg && arg.exact === true)
    const option = (key: string, value: unknown) => {
      if (isText(value)) return language.reword(value, isExact && key === 'name')
      return isOptions(value) ? (wrapped.get(value) ?? value) : value
    }
    return args.map((arg, index) => {
      if (isOptions(arg))
        return Object.fromEntries(Object.entries(arg).map(([key, value]) => [key, option(key, value)]))
      return index === 0 && isText(arg) && /^getBy(?!Role|TestId)/.test(method)
        ? language.reword(arg, isExact)
        : arg
    })
  }

  const inFolder = (method: string, [where, ...others]: Arguments): Arguments => {
    if (method === 'goto' && typeof where === 'string' && isPagePath(where))
      return [language.basename + where.slice(1), ...others]
    if (method !== 'waitForURL' || typeof where !== 'function') return [where, ...others]
    const holds = (url: URL) => {
      const english = new URL(url)
      if (url.pathname.startsWith(language.basename))
        english.pathname = url.pathname.slice(language.basename.length - 1)
      return where(english)
    }
    return [holds, ...others]
  }

  /** Chooses an option by its index, because Playwright's `selectOption` takes no regular expression. */
  const choose = async (select: Locator, label: string) => {
    const options = select.locator('option')
    await options.first().waitFor({ state: 'attached' })
    const labels = await options.allTextContents()
    const wanted = language.reword(label, true)
    const index = labels.findIndex((each) =>
      typeof wanted === 'string' ? each === wanted : wanted.test(each),
    )
    return select.selectOption({ index })
  }

  const proxy = new Proxy(subject, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || typeof name !== 'string') return member
      return (...args: Arguments) => {
        const [first] = args
        if (name === 'selectOption' && isLocator(target) && isOptions(first) && 'label' in first)
          return choose(target, String(first.label))
        const isFinder = /^(getBy|locator$|filter$)/.test(name)
        const result: unknown = member.apply(
          target,
          isFinder ? rewordArguments(name, args) : inFolder(name, args),
        )
        if (isLocator(result)) return inLanguage(result, language)
        if (name !== 'all' || !(result instanceof Promise)) return result
        return result.then((all: Locator[]) => all.map((each) => inLanguage(each, language)))
      }
    },
  })
  wrapped.set(proxy, subject)
  return proxy
}
