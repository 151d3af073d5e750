export const select = 'Select'
export const progress = 'Progress'
export const stepOf = (percent: number, step: number, steps: number, name: string) =>
  `${percent}%, step ${step} of ${steps}: ${name}`
export const stepDone = '(done)'
export const digitOf = (digit: number, length: number) => `Digit ${digit} of ${length}`
export const slider = (label: string) => `${label}, slider`
export const to = 'to'
export const chooseFromCalendar = 'Choose from a calendar'
export const loadingCalendar = 'Loading the calendar…'
export const calendarNotLoaded = 'The calendar did not load. Type the date, or try the calendar again.'
export const datePlaceholder = 'DD/MM/YYYY'
