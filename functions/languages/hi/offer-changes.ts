// What changed in an offer, besides its terms. `changes.ts` puts the names into clauses.
export const lendersName = 'लोन देने वाले का नाम'
export const loanTypes = 'किस तरह के लोन'
export const professions = 'पेशे'
export const minimumIncome = 'महीने की कम से कम कमाई'
export const minimumAge = 'कम से कम उम्र'
export const maximumAge = 'ज़्यादा से ज़्यादा उम्र'
export const smallestAmount = 'इस ऑफ़र की सबसे छोटी रकम'
export const largestAmount = 'इस ऑफ़र की सबसे बड़ी रकम'
export const documentsAdded = (titles: string) => `अब ये कागज़ात भी माँगे जाते हैं: ${titles}`
export const documentsRemoved = (titles: string) => `अब ये कागज़ात नहीं माँगे जाते: ${titles}`
export const examplesChanged = (titles: string) => `इन कागज़ात के उदाहरण बदले: ${titles}`
export const descriptionChanged = 'ऑफ़र का परिचय बदला'
export const lendersSite = 'लोन देने वाले की साइट'
export const pageChanged = 'लोन देने वाले की साइट पर पेज बदला'
export const recommended = 'अब यह हमारे एडिटर का सुझाव है'
export const notRecommended = 'अब यह हमारे एडिटर का सुझाव नहीं है'
export const reasonChanged = 'सुझाव की वजह बदली'
