export const yourMonthlyPay = 'Your monthly pay'
export const otherEmis = 'Other EMIs you pay'
export const otherEmisHint = 'Optional. Stays on this device.'
export const yourAge = 'Your age'
export const enterAge = (min: number, max: number) => `Enter an age from ${min} to ${max}`
export const yourProfession = 'Your profession'
export const yourCreditScore = 'Your credit score'
export const scoreNotKnown = 'Don’t know'
export const creditScores = {
  '750+': '750 or more',
  '700-749': '700 to 749',
  '650-699': '650 to 699',
  'below 650': 'Below 650',
  none: 'None yet',
}
export const notGiven = 'Not given'
export const aboutYou = 'About you (optional)'
export const aboutYouFields = 'Pay, EMIs, age, profession, credit score'
export const optional =
  'Pay, EMIs, age, profession and credit score are optional. They stay in this tab until you close it. If you sign in, your pay and profession are filled in on your form, and sent only when you press Next there.'
export const enterAmount = 'Enter an amount, e.g. 5,000'
export const payNotKnown = 'We don’t know your monthly pay.'
/** @param aside wraps a text in an element that only screen readers read */
export const addPay = <T>(aside: (text: string) => T) => [
  'Add it',
  aside(' to see each EMI as a share of it'),
]
