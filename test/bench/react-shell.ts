import { build } from 'vite'

const source = `
  import { createElement, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  function Counter() {
    const [presses, setPresses] = useState(0)
    return createElement('button', { onClick: () => setPresses(presses + 1) }, 'Pressed ', presses, ' times')
  }
  createRoot(document.getElementById('root')).render(createElement(Counter))`

/** The script of a page that only has React and a button, built for production with the app's target. */
export async function buildReactShell(): Promise<string> {
  const root = new URL('../../web', import.meta.url).pathname
  const file = `${root}/src/shell.js`
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'shell',
        resolveId: (id) => (id === file ? file : null),
        load: (id) => (id === file ? source : null),
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: file } },
  }).finally(() => {
    process.env.NODE_ENV = environment
  })
  if (!('output' in output)) throw new Error('The shell was not built')
  return output.output.flatMap((part) => (part.type === 'chunk' ? part.code : [])).join('')
}
