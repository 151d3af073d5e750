// Sunday first, in the order of `Date.getDay`
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
export const shortWeekdays = 'Su Mo Tu We Th Fr Sa'.split(' ')

export const monthAndYear = (month: string, year: number) => `${month} ${year}`
export const fullDay = (weekday: string, day: number, month: string, year: number) =>
  `${weekday}, ${day} ${month} ${year}`

// What screen readers say
export const today = (day: string) => `Today, ${day}`
export const selected = (day: string) => `${day}, selected`
export const chooseMonth = 'Choose the Month'
export const chooseYear = 'Choose the Year'
export const nextMonth = 'Go to the Next Month'
export const previousMonth = 'Go to the Previous Month'
