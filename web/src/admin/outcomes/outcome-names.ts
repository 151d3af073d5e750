import type { OutcomeKind, RefusalReason } from '#contract/handover-outcome.ts'

export const kindNames: Record<OutcomeKind, string> = {
  received: 'Received',
  approved: 'Approved',
  refused: 'Refused',
  disbursed: 'Disbursed',
  returned: 'Returned in cooling-off',
  clawed_back: 'Clawed back',
}

export const reasonNames: Record<RefusalReason, string> = {
  income: 'Income',
  credit_history: 'Credit history',
  documents: 'Documents',
  not_reachable: 'Not reachable',
  withdrawn: 'Withdrawn by the applicant',
  other: 'Another reason',
}
