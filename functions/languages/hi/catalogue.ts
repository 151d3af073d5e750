// The names of a lender’s terms
export const termNames = {
  loanAmount: 'लोन की रकम',
  interestRate: 'ब्याज दर (सालाना)',
  tenure: 'लोन की अवधि',
  processingFee: 'प्रोसेसिंग फ़ीस',
}

// Who can apply
export const loanTypes = 'लोन का प्रकार'
export const professions = 'पेशे'
export const monthlyIncome = 'महीने की कमाई'
export const age = 'उम्र'
export const ageUpTo = (most: number) => `${most} साल तक`
export const ageOrMore = (least: number) => `${least} साल या ज़्यादा`
export const ageBetween = (least: number, most: number) => `${least} से ${most} साल`
export const notTold = 'लोन देने वाले ने हमें यह नहीं बताया। अप्लाई करने से पहले पूछ लें।'

// Documents
export const noDocuments = 'इस लोन देने वाले ने कागज़ात नहीं बताए हैं। अप्लाई करने से पहले पूछ लें।'
export const allOfThese = 'ये सभी चाहिए:'
export const anyOneOf = ': इनमें से कोई एक'

// The link to the lender’s site
export const applyWith = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  aside([lender, ' पर ']),
  'अभी अप्लाई करें',
]
