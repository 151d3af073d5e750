// Methods that pdf.js uses and does not bring along, for browsers from before 2024. Imported before pdf.js.

interface Resolvers<T> {
  promise: Promise<T>
  resolve: (value: T | PromiseLike<T>) => void
  reject: (reason?: unknown) => void
}

/** `Promise.withResolvers`, since Chrome 119, Firefox 121 and Safari 17.4. */
function withResolvers<T>(): Resolvers<T> {
  let resolve: Resolvers<T>['resolve'] = () => undefined
  let reject: Resolvers<T>['reject'] = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

/** `Array.prototype.toSpliced`, since Chrome 110, Firefox 115 and Safari 16. */
function toSpliced<T>(this: T[], start: number, count: number, ...added: T[]): T[] {
  const copy = this.slice()
  copy.splice(start, count, ...added)
  return copy
}

const define = (target: object, name: string, value: unknown) => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}
define(Promise, 'withResolvers', withResolvers)
define(Array.prototype, 'toSpliced', toSpliced)
