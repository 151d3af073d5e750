export const select = 'चुनें'
export const progress = 'कितना हो गया'
export const stepOf = (percent: number, step: number, steps: number, name: string) =>
  `${percent}%, ${steps} में से चरण ${step}: ${name}`
export const stepDone = '(पूरा हुआ)'
export const digitOf = (digit: number, length: number) => `${length} में से अंक ${digit}`
export const slider = (label: string) => `${label}, स्लाइडर`
export const to = 'से'
export const chooseFromCalendar = 'कैलेंडर से चुनें'
export const loadingCalendar = 'कैलेंडर लोड हो रहा है…'
export const calendarNotLoaded = 'कैलेंडर लोड नहीं हुआ। तारीख टाइप करें, या कैलेंडर फिर से खोलकर देखें।'
export const datePlaceholder = 'दिन/महीना/साल'
