import type { IncomingHttpHeaders } from 'node:http'

export function isCrossOrigin(headers: IncomingHttpHeaders, ownOrigins: string[]): boolean
