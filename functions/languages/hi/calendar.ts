// From Sunday, as `Date` counts them
export const weekdays = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ')
export const shortWeekdays = 'रवि सोम मंगल बुध गुरु शुक्र शनि'.split(' ')

export const monthAndYear = (month: string, year: number) => `${month} ${year}`
export const fullDay = (weekday: string, day: number, month: string, year: number) =>
  `${weekday}, ${day} ${month} ${year}`

// What screen readers say
export const today = (day: string) => `आज, ${day}`
export const selected = (day: string) => `${day}, चुना हुआ`
export const chooseMonth = 'महीना चुनें'
export const chooseYear = 'साल चुनें'
export const nextMonth = 'अगले महीने पर जाएँ'
export const previousMonth = 'पिछले महीने पर जाएँ'
