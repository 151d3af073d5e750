export const amountRejected = (min: string, max: string, used: string) =>
  `We can’t use the amount in this link. Amounts run from ${min} to ${max}, so we show offers for ${used}.`
export const tenureRejected = (max: string, used: string) =>
  `We can’t use the tenure in this link. Tenures run from 1 month to ${max}, so we show offers for ${used}.`
export const typeRejected = (used: string) =>
  `We don’t know the loan type in this link, so we show ${used} offers.`
export const typeRejectedAny =
  'We don’t know the loan type in this link, so we show offers for any loan type.'
