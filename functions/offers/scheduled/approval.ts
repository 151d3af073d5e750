import { environment, isSet } from '#runtime/environment.ts'

/** Whether another administrator has to approve what one changes in an offer (the setting `twoPairsOfEyes`). */
export const needsApproval = () => isSet(environment.twoPairsOfEyes)
