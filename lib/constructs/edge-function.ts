import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/**
 * A CloudFront Function from a file in `edge/`, for a behaviour's `functionAssociations`.
 *
 * @param settings the value of `settings` in the file: known at synth, and public
 */
export function edgeFunction(
  scope: Construct,
  id: string,
  file: string,
  settings: Record<string, unknown>,
): cloudfront.FunctionAssociation {
  return {
    eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
    function: new cloudfront.Function(scope, id, {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(edgeCode(file, settings)),
    }),
  }
}

/** The code that is deployed. CloudFront calls a global `handler` and does not support `export`. */
export function edgeCode(file: string, settings: Record<string, unknown>): string {
  const source = readFileSync(resolve(import.meta.dirname, 'edge', file), 'utf8')
  return `const settings = ${JSON.stringify(settings)}\n${source.replace('export function', 'function')}`
}
