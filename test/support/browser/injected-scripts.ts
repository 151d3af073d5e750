import type { BrowserContext } from 'playwright-core'

/** Another site: any request to it comes from an injected script or a hostile link. */
const evil = 'evil.example'

const reportAll = `
  window.ran = (what) => detected('ran ' + what + ' on ' + location.href)
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    detected(effectiveDirective + ' stopped ' + blockedURI))`

/**
 * Detects injected scripts by what they do first: call `ran()`, open a dialog, send a request to `evil`, or violate the
 * content security policy. Pass `before` to a page and expect `detected` to stay empty.
 */
export function detectInjection() {
  const detected: string[] = []
  const before = async (context: BrowserContext) => {
    await context.exposeFunction('detected', (what: string) => detected.push(what))
    await context.addInitScript({ content: reportAll })
    context.on('dialog', async (dialog) => {
      detected.push(`dialog ${dialog.message()}`)
      await dialog.dismiss()
    })
    context.on('request', (request) => {
      if (new URL(request.url()).host.includes(evil)) detected.push(`request to ${request.url()}`)
    })
    // The site under test is served over HTTP, so every HTTPS request goes to another site.
    await context.route(/^https:/, (route) => route.abort())
  }
  return { detected, before }
}
