import type { BrowserContext } from 'playwright-core'

/** A site that is not ours: whatever asks for it has been led there. */
const evil = 'evil.example'

const tellAll = `
  window.ran = (what) => heard('ran ' + what + ' on ' + location.href)
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard(effectiveDirective + ' stopped ' + blockedURI))`

/**
 * Hears whatever a script that is not ours does first: calls `ran()`, opens a dialog, asks `evil` for something, or
 * tries to and is stopped by the content security policy. Give `before` to a page; what was heard should stay empty.
 */
export function watch() {
  const heard: string[] = []
  const before = async (context: BrowserContext) => {
    await context.exposeFunction('heard', (what: string) => heard.push(what))
    await context.addInitScript({ content: tellAll })
    context.on('dialog', async (dialog) => {
      heard.push(`dialog ${dialog.message()}`)
      await dialog.dismiss()
    })
    context.on('request', (request) => {
      if (new URL(request.url()).host.includes(evil)) heard.push(`request of ${request.url()}`)
    })
    // Nothing that a page may ask of others leaves this machine.
    await context.route(/^https:/, (route) => route.abort())
  }
  return { heard, before }
}
