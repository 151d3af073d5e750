import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Emulates a key value store of CloudFront with a JSON file, which other processes may change while the edge runs. */
export class KeyValueStore {
  private readonly file: string

  /** @param state the folder of a local cloud, whether or not it is running */
  constructor(state: string, name: string) {
    this.file = join(state, 'key-value-stores', `${name}.json`)
  }

  get(key: string): string | undefined {
    return this.values()[key]
  }

  put(key: string, value: string) {
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify({ ...this.values(), [key]: value }))
  }

  private values(): Record<string, string> {
    return existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {}
  }
}
