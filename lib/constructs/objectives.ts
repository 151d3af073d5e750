import { Duration } from 'aws-cdk-lib'
import {
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { objectiveOf } from '#runtime/metric-names.ts'
import { alarmNameOf } from '../resource-names.ts'
import { type Alarms, createAlarm, whatToDo } from './alarms.ts'
import { type Objective, requestMetric, requests, successes } from './request-metrics.ts'

export interface ObjectivesProps {
  /** The stage whose requests count. */
  stage: string
  /** Sends the alarms. */
  alarms: Alarms
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

const windowAlarm = (burnAlarm: string, window: Duration) => `${burnAlarm}-${window.toMinutes()}m`

/** The name of the alarm on an objective's faults of the last five minutes. */
export const recentFaultsAlarm = (objective: Objective) =>
  windowAlarm(`${objective}-fast-burn`, shortestWindow)

/**
 * Alarms on the service level objectives, which are the availability and duration of sign-in, save, complaints, offers and
 * list.
 * Also alarms on refused and on missing sign-ins.
 */
export class Objectives extends Construct {
  private readonly stage: string
  private readonly alarms: Alarms

  constructor(scope: Construct, id: string, { stage, alarms, expectsSignIns }: ObjectivesProps) {
    super(scope, id)
    this.stage = stage
    this.alarms = alarms
    for (const objective of new Set(Object.values(objectiveOf))) {
      for (const [burn, { rate, windows }] of Object.entries(burns))
        this.burnAlarm(`${objective}-${burn}`, objective, rate, windows)
      const duration = requestMetric('duration', { stage, objective, period: Duration.minutes(5) }, 'p95')
      alarms.add(`${objective}-slow`, duration, p95Ms[objective], 3)
    }
    alarms.add(
      'refused-sign-ins',
      this.percent('sign-in', 'refused', minimum.refusals, Duration.minutes(15)),
      50,
    )
    if (expectsSignIns) this.missingSignInsAlarm()
  }

  private burnAlarm(name: string, objective: Objective, rate: number, windows: Duration[]) {
    const exceeded = windows.map((window) => {
      const alarm = createAlarm(this, this.stage, windowAlarm(name, window), {
        alarmDescription: `A window of ${alarmNameOf(this.stage, name)}, which sends the alarm`,
        metric: this.percent(objective, 'faults', minimum.faults, window),
        threshold: 100 * (1 - availability) * rate,
      })
      return AlarmRule.fromAlarm(alarm, AlarmState.ALARM)
    })
    const burning = new CompositeAlarm(this, name, {
      compositeAlarmName: alarmNameOf(this.stage, name),
      alarmDescription: whatToDo(name),
      alarmRule: AlarmRule.allOf(...exceeded),
    })
    this.alarms.notify(burning)
  }

  /** Raised if nobody signed in for six hours, whether nobody tried or everybody was refused. */
  private missingSignInsAlarm() {
    const period = Duration.hours(6)
    const signIns = successes({ stage: this.stage, objective: 'sign-in', period }, 'Sign-ins')
    const alarm = createAlarm(this, this.stage, 'no-sign-ins', {
      metric: signIns,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    })
    this.alarms.notify(alarm)
  }

  /** The percentage of requests with this outcome; 0 if fewer than `atLeast` requests had it. */
  private percent(objective: Objective, outcome: 'faults' | 'refused', atLeast: number, period: Duration) {
    const counted = { stage: this.stage, objective, period }
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
}
