export const yourMonthlyPay = 'Your monthly pay'
export const otherEmis = 'Other EMIs you pay'
export const otherEmisHint = 'Optional. Stays on this device.'
export const yourAge = 'Your age'
export const enterAge = (min: number, max: number) => `Enter an age from ${min} to ${max}`
export const yourProfession = 'Your profession'
export const notGiven = 'Not given'
export const optional =
  'Pay, EMIs, age and profession are optional. They stay in this tab until you close it. If you sign in, your pay and profession are filled in on your form, and sent only when you press Next there.'
export const enterAmount = 'Enter an amount, e.g. 5,000'
export const payNotKnown = 'We don’t know your monthly pay.'
/** @param aside wraps a text in an element that only screen readers read */
export const addPay = <T>(aside: (text: string) => T) => [
  'Add it',
  aside(' to see each EMI as a share of it'),
]
