import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Emulates a key value store of CloudFront with a JSON file, which other processes may change while the edge runs. */
export class KeyValueStore {
  private readonly file: string

  /** @param folder the folder with the stores of a local cloud, whether or not it is running */
  constructor(folder: string, name: string) {
    this.file = join(folder, `${name}.json`)
  }

  get(key: string): string | undefined {
    return this.values()[key]
  }

  put(key: string, value: string) {
    mkdirSync(join(this.file, '..'), { recursive: true })
    writeFileSync(this.file, JSON.stringify({ ...this.values(), [key]: value }))
  }

  private values(): Record<string, string> {
    return existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {}
  }
}

/** The folder with the key value stores of a local cloud, by the cloud's folder. */
export const keyValueStoresIn = (state: string) => join(state, 'key-value-stores')
