// Numbers on the landing page
export const rating = '4.6/5'
export const ratingOf = '1,000+ रिव्यू के आधार पर'
export const arranged = '₹1,000 करोड़+'
export const arrangedOf = 'के लोन दिलवाए'
export const customers = '1 लाख+'
export const customersOf = 'ग्राहक'
export const lenders = '30+'
export const lendersOf = 'लोन देने वालों की तुलना'
export const claimSource = (name: string) => `कहाँ लिखा है: ${name}`

// Contact
export const allHours = '24 घंटे, सातों दिन'
export const officeHours = 'सोमवार से शुक्रवार, सुबह 10 से शाम 6 बजे तक'

export const address: readonly string[] = ['चौथी मंज़िल, 21 रेज़िडेंसी रोड', 'बेंगलुरु 560025', 'कर्नाटक, भारत']
