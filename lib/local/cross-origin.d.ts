import type { IncomingHttpHeaders } from 'node:http'

export function isLoopback(host: string): boolean

export function isCrossOrigin(headers: IncomingHttpHeaders, ownOrigins: string[]): boolean
