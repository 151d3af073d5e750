import type { Contradiction } from '#loans/terms/contradiction.ts'
import * as messages from './messages.ts'

const sentences = {
  followsDeposit: messages.textFollowsDeposit,
  needsBenchmark: messages.textNeedsBenchmark,
  otherCurrency: messages.textInOtherCurrency,
  gstDiffers: messages.textSaysOtherGst,
  kindDiffers: messages.textSaysOtherKind,
  boundMissing: messages.textGivesBound,
  notInText: messages.textLacksFigure,
}

/** A sentence that says why figures can't be confirmed from a text. */
export const describeContradiction = ({ problem }: Contradiction): string => sentences[problem]
