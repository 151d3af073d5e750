import { loanOver } from './spans.ts'

export const title = 'हमने आपको क्या दिखाया था'
export const titleIfChanged = 'जब आपने “अभी अप्लाई करें” दबाया, तब का ऑफ़र'
export const shownFigures = <T>(
  amount: string,
  tenureMonths: number,
  emi: string,
  apr: string,
  strong: (figure: string) => T,
) => [`${loanOver(amount, tenureMonths)}: `, strong(emi), ' हर महीने, APR ', strong(apr), '।']
export const shownWithoutPrice = (amount: string, tenureMonths: number) =>
  `${loanOver(amount, tenureMonths)}: हम लागत नहीं निकाल सके।`
export const hadChanged = 'आपके पेज खोलने के बाद ऑफ़र बदल गया था। ये आँकड़े उस समय के हैं, जब आपने “अभी अप्लाई करें” दबाया।'
export const termsNotLoaded = 'लोन देने वाले की शर्तें लोड नहीं हुईं'
export const loadingTerms = 'लोन देने वाले की शर्तें लोड हो रही हैं'
export const termsNotShown = 'लोन देने वाले की उस दिन की शर्तें यहाँ नहीं दिखाई जा सकतीं। हमसे माँग लें।'
export const termsThatDay = 'लोन देने वाले की उस दिन की शर्तें'
export const sinceThen = 'तब से'
export const nothingChanged = 'कुछ नहीं बदला है।'
export const termsOnLendersPage = 'उस दिन की शर्तें, लोन देने वाले के पेज पर'
