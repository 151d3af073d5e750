/**
 * How a part of a cost is drawn, the same in all charts: interest is teal, principal neutral, and amber is for fees and
 * charges only. Light, dark and open ones can be told apart without colour.
 */
export const looks = {
  principal: 'border-edge bg-edge forced-colors:border forced-colors:bg-surface',
  interest: 'bg-primary',
  fees: 'bg-accent',
  answer: 'bg-ink',
  quiet: 'bg-line',
  open: 'border border-edge bg-surface',
  missing: 'border-2 border-dashed border-ink',
} as const

export type Look = keyof typeof looks
