// What changed, in clauses. With a colon, so that no verb has to agree with the name.
export const added = (name: string) => `${name}: जोड़ा गया`
export const addedText = (name: string, text: string) => `${name}: जोड़ा गया, ${text}`
export const removed = (name: string) => `${name}: हटाया गया`
export const changed = (name: string) => `${name}: बदला गया`
export const changedFrom = (name: string, before: string, after: string) =>
  `${name}: पहले ${before}, अब ${after}`
export const reworded = (name: string, before: string, after: string) =>
  `${name}: सिर्फ़ शब्द बदले, पहले ${before}, अब ${after}`
export const givenInFigures = (name: string) => `${name}: शब्द वही हैं, अब संख्याओं में भी`
export const raised = (name: string, before: string, after: string) => `${name}: ${before} से बढ़कर ${after}`
export const lowered = (name: string, before: string, after: string) => `${name}: ${before} से घटकर ${after}`
export const extended = (name: string, before: string, after: string) => `${name}: ${before} से बढ़कर ${after}`
export const shortened = (name: string, before: string, after: string) => `${name}: ${before} से घटकर ${after}`

// The names of figures and terms that have none in `catalogue.ts`
export const rate = 'ब्याज दर'
export const lowestRate = 'सबसे कम ब्याज दर'
export const highestRate = 'सबसे ज़्यादा ब्याज दर'
export const fee = 'फ़ीस'
export const lowestFee = 'सबसे कम फ़ीस'
export const highestFee = 'सबसे ज़्यादा फ़ीस'
export const minimumFee = 'कम से कम फ़ीस'
export const maximumFee = 'ज़्यादा से ज़्यादा फ़ीस'
export const nil = 'कोई फ़ीस नहीं'
export const smallestAmount = 'सबसे छोटी रकम'
export const largestAmount = 'सबसे बड़ी रकम'
export const shortestTenure = 'सबसे कम अवधि'
export const longestTenure = 'सबसे लंबी अवधि'

// What else changes in an offer
export const lendersName = 'लोन देने वाले का नाम'
export const loanTypes = 'लोन का प्रकार'
export const professions = 'पेशे'
export const minimumIncome = 'महीने की कम से कम कमाई'
export const minimumAge = 'कम से कम उम्र'
export const maximumAge = 'ज़्यादा से ज़्यादा उम्र'
export const smallestOfOffer = 'इस ऑफ़र की सबसे छोटी रकम'
export const largestOfOffer = 'इस ऑफ़र की सबसे बड़ी रकम'
export const documentsAdded = (titles: string) => `अब ये कागज़ात भी माँगे जाते हैं: ${titles}`
export const documentsRemoved = (titles: string) => `अब ये कागज़ात नहीं माँगे जाते: ${titles}`
export const examplesChanged = (titles: string) => `इन कागज़ात के उदाहरण बदले: ${titles}`
export const descriptionChanged = 'ऑफ़र का परिचय बदला'
export const lendersSite = 'लोन देने वाले की साइट'
export const pageChanged = 'लोन देने वाले की साइट पर पेज बदला'
export const takesApplications = 'अब अप्लाई कर सकते हैं'
export const recommended = 'अब यह हमारे एडिटर का सुझाव है'
export const notRecommended = 'अब यह हमारे एडिटर का सुझाव नहीं है'
export const reasonChanged = 'सुझाव की वजह बदली'
