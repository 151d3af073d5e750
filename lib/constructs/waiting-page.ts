import * as hindi from '#languages/hi/waiting-room.ts'
import * as english from '#words/waiting-room.ts'

const style = `body{max-width:30rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem}`

/**
 * A page in both languages that loads nothing else, because whoever waits must not add to the load. The browser reloads it.
 *
 * @param seconds between two reloads
 */
export function waitingPage(seconds: number): string {
  const part = (lang: string, heading: string, text: string) =>
    `<div lang="${lang}"><h1>${heading}</h1><p>${text}</p></div>`
  return [
    '<!doctype html><html lang="en-IN"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}">`,
    `<title>${english.pageTitle}</title><style>${style}</style>`,
    part('en-IN', english.heading, english.text(seconds)),
    part('hi-IN', hindi.heading, hindi.text(seconds)),
  ].join('')
}
