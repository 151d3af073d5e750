export const product = 'सेवाएँ'
export const compareLoans = 'लोन की तुलना करें'
export const lenders = 'लोन देने वाले'
export const shopAndSave = 'शॉपिंग और बचत'
export const loanTools = 'लोन कैलकुलेटर'
export const howWeRank = 'ऑफ़र का क्रम'
export const firstStep = 'पहला कदम उठाएँ'
export const legal = 'नियम और शर्तें'
export const termsOfUse = 'इस्तेमाल की शर्तें'
export const creditReportTerms = 'क्रेडिट रिपोर्ट की शर्तें'
export const privacyPolicy = 'प्राइवेसी पॉलिसी'
export const complaints = 'शिकायतें'
export const contact = 'संपर्क'
export const tollFree = '(मुफ़्त कॉल)'
export const opensInNewTab = '(नए टैब में खुलता है)'
export const aboutTulna = (lenders: string) =>
  `Tulna ${lenders} लोन देने वालों के ऑफ़र की असली लागत की तुलना करता है, और शॉपिंग का पैसा किस्तों में चुकाने में मदद करता है।`
export const notALender =
  'Tulna लोन की तुलना करता है, लोन नहीं देता। लोन देने वाले अपनी जाँच के बाद, अपनी शर्तों पर लोन देते हैं। rbi.org.in पर देख लें कि लोन देने वाला भारतीय रिज़र्व बैंक (RBI) के नियमों के तहत है या नहीं।'
