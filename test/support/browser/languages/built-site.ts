import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { edgeCode } from '#lib/constructs/edge-function.ts'
import { folderShells, languageFolders, openableFiles, pathsWithFiles } from '#lib/constructs/site-files.ts'
import { viewerFunction } from '#lib/local/edge/viewer-function.ts'
import type { HttpResponse } from '#lib/local/http.ts'
import { startProxy } from '../proxy.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Builds the pages in all languages of a folder. It does so in a separate process, because the tests' own process may
 * have loaded the development build of React, with which the pages cannot be prerendered.
 */
export const buildPages = (languagesFolder: string, outputFolder: string, option?: 'without-worker') =>
  promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    join(import.meta.dirname, 'build-pages.ts'),
    languagesFolder,
    outputFolder,
    ...(option ? [option] : []),
  ])

/**
 * Serves pages that were built into `folder`, at the paths that the edge gives them. Everything else comes from `site`.
 *
 * @param reword translates the API's messages, because the API does not know the language of these pages
 */
export async function serveBuild(folder: string, site: string, reword: (message: string) => string) {
  const { viewerRequest } = viewerFunction(
    edgeCode('page-request.js', {
      pathsWithFiles: pathsWithFiles(folder),
      files: openableFiles(folder),
      shells: folderShells(folder),
      languages: languageFolders(folder),
      config: {},
    }),
  )
  const policy = (await fetch(site)).headers.get('content-security-policy') ?? ''
  return startProxy(site, async ({ method, path }, forward) => {
    if (path.startsWith('/user/')) return rewordMessage(await forward(), reword)
    if (method !== 'GET' || /^\/(logos|exports)\//.test(path)) return undefined
    const request = { method, path, query: '', headers: {}, body: Buffer.alloc(0), ip: '127.0.0.1' }
    const answer = await viewerRequest(request)
    const file = 'path' in answer ? join(folder, answer.path) : ''
    if (!existsSync(file)) return undefined
    return {
      status: 200,
      headers: {
        'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      },
      body: readFileSync(file),
    }
  })
}

function rewordMessage(response: HttpResponse, reword: (message: string) => string): HttpResponse {
  if (!String(response.headers['content-type']).startsWith('application/json')) return response
  const answer = JSON.parse(response.body.toString())
  if (!answer.message) return response
  return { ...response, body: Buffer.from(JSON.stringify({ ...answer, message: reword(answer.message) })) }
}
