// Why a lender's term cannot be read, with a reason from below, and how to write it
export const amountUnreadable = (reason: string) => `लोन की रकम समझ नहीं आई: ${reason}।`
export const rateUnreadable = (reason: string) => `ब्याज दर समझ नहीं आई: ${reason}।`
export const feeUnreadable = (reason: string) => `प्रोसेसिंग फीस समझ नहीं आई: ${reason}।`
export const tenureUnreadable = (reason: string) => `चुकाने का समय समझ नहीं आया: ${reason}।`
export const amountHint = 'इस तरह लिखें: “₹50,000 - ₹15 lakh” या “Up to ₹10 lakh”।'
export const rateHint = 'इस तरह लिखें: “10.5% p.a.” या “10.5% - 24% p.a.”।'
export const feeHint = 'इस तरह लिखें: “2% + GST”, “₹999 + GST” या “Nil”।'
export const tenureHint = 'इस तरह लिखें: “12-60 months” या “1 to 5 years”।'

// Reasons for any term
export const tooLong = (characters: number) => `यह ${characters} अक्षरों से लंबा है`
export const noFigure = 'इसमें कोई संख्या नहीं है'
export const notClear = (piece: string) => `“${piece}” साफ़ नहीं है`
export const wordMakesItUnclear = (word: string) => `इसमें “${word}” लिखा है, इसलिए हम कोई एक संख्या नहीं निकाल सकते`
export const tooManyFigures = 'इसमें बहुत ज़्यादा संख्याएँ हैं'
export const figureTooLarge = 'एक संख्या बहुत बड़ी है'
export const neitherFigureNorRange = 'इसकी संख्याएँ न एक संख्या बनाती हैं, न “इतने से इतने तक”'
export const rangeBackwards = '“इतने से इतने तक” में पहली संख्या दूसरी से बड़ी है'

// Reasons for the loan amount
export const notInRupees = 'यह रुपये में नहीं है'
export const amountTooSmall = 'लोन के लिए यह बहुत कम है; lakh या crore लिखें, या पूरी संख्या लिखें'

// Reasons for the interest rate
export const notInPerCent = 'यह प्रतिशत में नहीं है'
export const monthAndYear = 'इसमें महीना और साल, दोनों लिखे हैं'
export const flatAndReducing = 'यह फ़्लैट भी है और घटते बैलेंस पर भी'
export const noRatePeriod = 'इसमें नहीं लिखा है कि यह महीने की दर है या साल की'
export const neitherRateNorRange = 'इसकी संख्याएँ न एक दर बनाती हैं, न “इतने से इतने तक”'
export const rateTooHigh = (percent: number) => `यह सालाना ${percent}% से ज़्यादा है`

// Reasons for the processing fee
export const gstNotClear = (percent: number) => `यह साफ़ नहीं है कि ${percent}% GST अलग से लगेगा या शामिल है`
export const notOneFee = 'इसकी संख्याओं से रुपये या प्रतिशत में एक फीस नहीं बनती'
export const feeTooHigh = (percent: number) => `यह लोन के ${percent}% से ज़्यादा है`
export const feeBoundsBackwards = 'कम से कम फीस, ज़्यादा से ज़्यादा फीस से बड़ी है'

// Reasons for the tenure
export const notInMonthsOrYears = 'यह महीनों या सालों में नहीं है'
export const noUnit = 'इसमें महीने या साल नहीं लिखा है'
export const notWholeMonths = 'यह पूरे महीनों में नहीं है'
export const tenureTooLong = 'यह 60 साल से ज़्यादा है'
