/** Stored on `globalThis`, because Vitest loads the modules of each project's set-up separately. */
const running: Map<string, { users: number; started: Promise<{ stop(): Promise<void> }> }> = Object.assign(
  globalThis,
  { tulnaRunning: Reflect.get(globalThis, 'tulnaRunning') ?? new Map() },
).tulnaRunning

/**
 * Starts something that all projects of a run share, once. The returned `release` stops it when its last user has
 * released it.
 */
export async function startOnce<Started extends { stop(): Promise<void> }>(
  name: string,
  start: () => Promise<Started>,
): Promise<{ started: Started; release: () => Promise<void> }> {
  const entry = running.get(name) ?? { users: 0, started: start() }
  running.set(name, entry)
  entry.users++
  const started = (await entry.started.catch((error) => {
    // A failed start is not kept: it would fail every later use.
    if (running.get(name) === entry) running.delete(name)
    throw error
  })) as Started
  return {
    started,
    async release() {
      entry.users--
      if (entry.users > 0) return
      running.delete(name)
      await started.stop()
    },
  }
}
