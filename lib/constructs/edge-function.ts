import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

export interface EdgeFunctionProps {
  /** A file in `edge/`. Its name ends in the event that calls the function: `-request.js` or `-response.js`. */
  file: `${string}-${'request' | 'response'}.js`
  /** The value of `settings` in the file. It must be known at synthesis, and must not contain a secret. */
  settings: Record<string, unknown>
  /** The store that `readSwitches` reads. */
  switches: cloudfront.IKeyValueStore
}

/** A CloudFront Function from a file in `edge/`, for a behaviour's `functionAssociations`. */
export function edgeFunction(
  scope: Construct,
  id: string,
  { file, settings, switches }: EdgeFunctionProps,
): cloudfront.FunctionAssociation {
  const { VIEWER_REQUEST, VIEWER_RESPONSE } = cloudfront.FunctionEventType
  return {
    eventType: file.endsWith('-request.js') ? VIEWER_REQUEST : VIEWER_RESPONSE,
    function: new cloudfront.Function(scope, id, {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(edgeCode(file, settings)),
      keyValueStore: switches,
    }),
  }
}

/** The code that is deployed. CloudFront calls a global `handler` and does not support `export`. */
export function edgeCode(file: string, settings: Record<string, unknown>): string {
  return [
    "import cf from 'cloudfront'",
    `const settings = ${JSON.stringify(settings)}`,
    source('switches.js'),
    source(file),
  ].join('\n')
}

const source = (file: string) =>
  readFileSync(resolve(import.meta.dirname, 'edge', file), 'utf8').replaceAll(/^export /gm, '')
