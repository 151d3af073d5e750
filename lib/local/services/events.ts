import { emulator } from '../template/provision.ts'

interface Invocable {
  invoke(event: unknown): Promise<unknown>
}

interface RuleProperties {
  Name?: string
  ScheduleExpression?: string
  Targets: { Arn: string }[]
}

const everyMinute = 'cron(* * * * ? *)'
const minuteMs = 60_000

/**
 * Emulates the rules of EventBridge that run functions every minute, at its start. What a run returns or throws is in the
 * function's log only.
 *
 * @param find returns the function with an ARN; throws if there is none
 * @param isOn without it, no function runs
 */
export function startEvents(find: (arn: string) => Invocable, isOn = true) {
  const targets = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const runAtNextMinute = () => {
    timer = setTimeout(
      () => {
        for (const arn of targets)
          find(arn)
            .invoke({})
            .catch(() => undefined)
        runAtNextMinute()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  return {
    rule: emulator<RuleProperties>(({ ScheduleExpression, Targets }, name) => {
      if (ScheduleExpression !== everyMinute)
        throw new Error(`The local cloud does not support the schedule ${ScheduleExpression} (${name})`)
      for (const { Arn } of Targets) targets.add(Arn)
      if (isOn && !timer) runAtNextMinute()
      return { ref: name, attributes: { Arn: `${name}-arn` } }
    }),
    stop: async () => clearTimeout(timer),
  }
}
