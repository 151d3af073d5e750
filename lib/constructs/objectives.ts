import { Duration } from 'aws-cdk-lib'
import {
  Alarm,
  type AlarmBase,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarm,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { objectiveOf } from '#runtime/metric-names.ts'
import { alarmNameOf } from '../resource-names.ts'
import { createAlarm, whatToDo } from './alarms.ts'
import { type Objective, requestMetric, requests, successes } from './request-metrics.ts'

export interface ObjectivesProps {
  /** The stage whose requests count. It has the alarms of `RecentFaults` already. */
  stage: string
  /** Gets the alarms. */
  topic: ITopic
  /** Whether people are expected to sign in at all times of the day: then six hours without a sign-in raise an alarm. */
  expectsSignIns: boolean
}

/** The share of the requests in 30 days that must be answered without a fault of ours. */
const availability = 0.999

/** The limit on the 95th percentile of the functions' time, in milliseconds. */
const p95Ms: Record<Objective, number> = {
  'sign-in': 1_000,
  save: 500,
  complaints: 1_000,
  offers: 500,
  list: 1_500,
}

const shortestWindow = Duration.minutes(5)

/**
 * Burn rates: at 1, the error budget lasts exactly 30 days. 14.4 uses up 2% of it in an hour, 6 uses up 5% in six
 * hours. Both windows must exceed the rate; the short one ends the alarm soon after the faults end.
 *
 * Source: https://sre.google/workbook/alerting-on-slos/, multiwindow, multi-burn-rate alerts
 */
const burns = {
  'fast-burn': { rate: 14.4, windows: [Duration.hours(1), shortestWindow] },
  'slow-burn': { rate: 6, windows: [Duration.hours(6), Duration.minutes(30)] },
}

/** With fewer faults or refusals, a window raises no alarm: at night, a single fault may be a third of all requests. */
const minimum = { faults: 3, refusals: 20 }

const objectives = [...new Set(Object.values(objectiveOf))]

const thresholdOf = ({ rate }: { rate: number }) => 100 * (1 - availability) * rate

const windowName = (objective: Objective, burn: string, window: Duration) =>
  `${objective}-${burn}-${window.toMinutes()}m`

const burnAlarm = (
  scope: Construct,
  stage: string,
  objective: Objective,
  burn: keyof typeof burns,
  window: Duration,
) =>
  createAlarm(scope, stage, windowName(objective, burn, window), {
    alarmDescription: `A window of tulna-${stage}-${objective}-${burn}, which sends the alarm`,
    metric: percent(stage, objective, 'faults', minimum.faults, window),
    threshold: thresholdOf(burns[burn]),
  })

/** The five-minute window of each objective's fast burn. In the stack of the functions, whose releases they roll back. */
export class RecentFaults extends Construct {
  readonly alarms: ReadonlyMap<Objective, Alarm>

  constructor(scope: Construct, id: string, { stage }: { stage: string }) {
    super(scope, id)
    this.alarms = new Map(
      objectives.map((objective) => [
        objective,
        burnAlarm(this, stage, objective, 'fast-burn', shortestWindow),
      ]),
    )
  }
}

/**
 * Alarms on the service level objectives, which are the availability and duration of sign-in, save, complaints, offers and
 * list.
 * Also alarms on refused and on missing sign-ins.
 */
export class Objectives extends Construct {
  constructor(scope: Construct, id: string, { stage, topic, expectsSignIns }: ObjectivesProps) {
    super(scope, id)
    const notify = (alarm: AlarmBase) => alarm.addAlarmAction(new SnsAction(topic))
    for (const objective of objectives) {
      for (const burn of Object.keys(burns) as (keyof typeof burns)[])
        notify(this.burnAlarms(stage, objective, burn))
      const duration = requestMetric('duration', { stage, objective, period: Duration.minutes(5) }, 'p95')
      const slow = { metric: duration, threshold: p95Ms[objective], evaluationPeriods: 3 }
      notify(createAlarm(this, stage, `${objective}-slow`, slow))
    }
    const refused = percent(stage, 'sign-in', 'refused', minimum.refusals, Duration.minutes(15))
    notify(createAlarm(this, stage, 'refused-sign-ins', { metric: refused, threshold: 50 }))
    if (expectsSignIns) notify(missingSignIns(this, stage))
  }

  /** Raised while all windows of a burn rate exceed it. */
  private burnAlarms(stage: string, objective: Objective, burn: keyof typeof burns) {
    const name = `${objective}-${burn}`
    const exceeded = burns[burn].windows.map((window): IAlarm => {
      const windowAlarm = windowName(objective, burn, window)
      // By name: a reference would keep the other stack from replacing it.
      return window === shortestWindow
        ? Alarm.fromAlarmName(this, windowAlarm, alarmNameOf(stage, windowAlarm))
        : burnAlarm(this, stage, objective, burn, window)
    })
    return new CompositeAlarm(this, name, {
      compositeAlarmName: alarmNameOf(stage, name),
      alarmDescription: whatToDo(name),
      alarmRule: AlarmRule.allOf(...exceeded.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM))),
    })
  }
}

/** Raised if nobody signed in for six hours, whether nobody tried or everybody was refused. */
function missingSignIns(scope: Construct, stage: string) {
  const period = Duration.hours(6)
  return createAlarm(scope, stage, 'no-sign-ins', {
    metric: successes({ stage, objective: 'sign-in', period }, 'Sign-ins'),
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  })
}

/** The percentage of requests with this outcome; 0 if fewer than `atLeast` requests had it. */
function percent(
  stage: string,
  objective: Objective,
  outcome: 'faults' | 'refused',
  atLeast: number,
  period: Duration,
) {
  const counted = { stage, objective, period }
  return new MathExpression({
    expression: `IF(${outcome} >= ${atLeast}, 100 * ${outcome} / requests, 0)`,
    usingMetrics: {
      [outcome]: requestMetric(outcome, counted),
      requests: requests(counted),
    },
    label: `${objective}: ${outcome}, %`,
    period,
  })
}
