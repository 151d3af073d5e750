declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** The parts of Koa's context that we use. */
  export interface Context {
    method: string
    path: string
    headers: import('node:http').IncomingHttpHeaders
    query: Record<string, string | string[] | undefined>
    status: number
  }

  /** An S3 server that stores objects in a folder. Signed requests are checked against the key pair S3RVER / S3RVER. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
    })
    run(): Promise<AddressInfo>
    httpServer: import('node:http').Server
    /** The server's Koa middleware, in the order in which it runs. */
    middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[]
  }
}
