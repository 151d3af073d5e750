// Does what the event's `act` names, so that tests can observe how the local cloud handles it. Returns an event that
// has no `act`.
let calls = 0
let atOnce = 0

const acts = {
  environment: () => process.env,
  calls: () => calls,
  context: ({ context }) => ({ ...context, remainingMs: context.getRemainingTimeInMillis() }),
  fail: () => {
    throw new Error('as asked')
  },
  hang: () => new Promise(() => {}),
  spin: () => {
    for (;;);
  },
  exit: () => process.exit(3),
  crash: () => {
    setTimeout(() => {
      throw new Error('later')
    })
    return new Promise(() => {})
  },
  hoard: () => {
    const kept = []
    for (;;) kept.push(new Array(100_000).fill({}))
  },
  log: () => console.log('a line of the log'),
  nothing: () => undefined,
  overlap: async () => {
    atOnce += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    const seen = atOnce
    atOnce -= 1
    return seen
  },
}

export async function handler(event, context) {
  calls += 1
  const { act, ...answer } = event.body ? JSON.parse(event.body) : event
  return act ? acts[act]({ ...answer, context }) : answer
}
