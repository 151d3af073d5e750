import type { WebVitals } from '#contract/web-vitals.ts'
import { embeddedMetrics } from './embedded-metrics.ts'
import { log } from './log.ts'
import { webVitals } from './metric-names.ts'

/**
 * Logs a line from which CloudWatch makes metrics by language. Metrics by page would cost more; Logs Insights computes
 * them from these lines.
 */
export function logWebVitals({ page, language, ...values }: WebVitals, at: Date) {
  const measured = Object.entries(webVitals.units).filter(([name]) => name in values)
  const dimensions = [[webVitals.dimension]]
  const metrics = measured.length > 0 && embeddedMetrics(dimensions, Object.fromEntries(measured), at)
  log.info('web vitals', { page, [webVitals.dimension]: language, ...values, ...metrics })
}
