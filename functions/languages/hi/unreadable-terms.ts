// Why a term cannot be read, with a reason from below
export const unreadable = {
  loanAmount: (reason: string) => `लोन की रकम समझ नहीं आई: ${reason}।`,
  interestRate: (reason: string) => `ब्याज दर समझ नहीं आई: ${reason}।`,
  processingFee: (reason: string) => `प्रोसेसिंग फ़ीस समझ नहीं आई: ${reason}।`,
  tenure: (reason: string) => `लोन की अवधि समझ नहीं आई: ${reason}।`,
}

// How to write a term
export const hints = {
  loanAmount: 'इस तरह लिखें: “₹50,000 - ₹15 lakh” या “Up to ₹10 lakh”।',
  interestRate: 'इस तरह लिखें: “10.5% p.a.” या “10.5% - 24% p.a.”।',
  processingFee: 'इस तरह लिखें: “2% + GST”, “₹999 + GST” या “Nil”।',
  tenure: 'इस तरह लिखें: “12-60 months” या “1 to 5 years”।',
}

export const reasons = {
  // For any term
  tooLong: (characters: number) => `यह ${characters} अक्षरों से लंबा है`,
  noFigure: 'इसमें कोई संख्या नहीं है',
  notClear: (piece: string) => `“${piece}” साफ़ नहीं है`,
  unknownWord: (word: string) => `हम नहीं जानते कि “${word}” से क्या बदलता है`,
  wordMakesItUnclear: (word: string) => `इसमें “${word}” लिखा है, इसलिए हम कोई एक संख्या नहीं निकाल सकते`,
  tooManyFigures: 'इसमें बहुत ज़्यादा संख्याएँ हैं',
  figureTooLarge: 'एक संख्या बहुत बड़ी है',
  neitherFigureNorRange: 'इसकी संख्याएँ न एक संख्या बनाती हैं, न “इतने से इतने तक”',
  rangeBackwards: '“इतने से इतने तक” में पहली संख्या दूसरी से बड़ी है',
  // For the loan amount
  notInRupees: 'यह रुपये में नहीं है',
  amountTooSmall: 'लोन के लिए यह बहुत कम है; lakh (लाख) या crore (करोड़) लिखें, या पूरी संख्या लिखें',
  // For the interest rate
  notInPerCent: 'यह प्रतिशत में नहीं है',
  monthAndYear: 'इसमें महीना और साल, दोनों लिखे हैं',
  flatAndReducing: 'यह फ़्लैट भी है और घटते बैलेंस पर भी',
  noRatePeriod: 'इसमें नहीं लिखा है कि यह महीने की दर है या साल की',
  neitherRateNorRange: 'इसकी संख्याएँ न एक दर बनाती हैं, न “इतने से इतने तक”',
  rateTooHigh: (percent: number) => `यह सालाना ${percent}% से ज़्यादा है`,
  // For the processing fee
  gstNotClear: (percent: number) => `यह साफ़ नहीं है कि ${percent}% GST अलग से लगेगा या शामिल है`,
  notOneFee: 'इसकी संख्याओं से रुपये या प्रतिशत में एक फ़ीस नहीं बनती',
  feeTooHigh: (percent: number) => `यह लोन के ${percent}% से ज़्यादा है`,
  feeBoundsBackwards: 'कम से कम फ़ीस, ज़्यादा से ज़्यादा फ़ीस से बड़ी है',
  // For the tenure
  notInMonthsOrYears: 'यह महीनों या सालों में नहीं है',
  noUnit: 'इसमें महीने या साल नहीं लिखा है',
  notWholeMonths: 'यह पूरे महीनों में नहीं है',
  tenureTooLong: 'यह 50 साल से ज़्यादा है',
}
