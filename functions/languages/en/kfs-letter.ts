export const greeting = 'Dear Sir or Madam,'
/** @param number that of the loan proposal */
export const about = (amount: string | undefined, number: string | undefined) =>
  `I have checked the Key Facts Statement of my loan${amount === undefined ? '' : ` of ${amount}`}${
    number === undefined ? '' : ` (proposal or account number: ${number})`
  }.`
/** @param count of the points that follow, 1 or more */
export const theseDisagree = (count: number) =>
  count === 1 ? 'One thing in it doesn’t agree:' : `${count} things in it don’t agree:`
export const itSays = (quote: string, page: number | undefined) =>
  page === undefined ? `The statement says: “${quote}”` : `The statement says on page ${page}: “${quote}”`
export const pleaseAnswer =
  'Please explain this, or send me a corrected statement, before I sign. Please answer in writing.'
export const farewell = 'Yours faithfully,'
