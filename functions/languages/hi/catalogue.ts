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

export const visitSite = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'लोन देने वाले की साइट देखें',
  aside([': ', lender]),
]
export const takesNoneUntil = (day: string) => `${day} से पहले अप्लाई नहीं कर सकते`

const documentNames: Record<string, string> = {
  'identity proof': 'पहचान का सबूत',
  'address proof': 'पते का सबूत',
  'income proof': 'कमाई का सबूत',
  'business proof': 'बिज़नेस का सबूत',
  'property papers': 'प्रॉपर्टी के कागज़ात',
  'pan card': 'PAN कार्ड',
  'aadhaar card': 'आधार कार्ड',
  passport: 'पासपोर्ट',
  'voter id': 'वोटर ID',
  'driving licence': 'ड्राइविंग लाइसेंस',
  'electricity bill': 'बिजली का बिल',
  'electricity bill, last 2 months': 'बिजली का बिल, पिछले 2 महीने का',
  'rent agreement': 'किराये का एग्रीमेंट',
  'salary slips, last 3 months': 'सैलरी स्लिप, पिछले 3 महीने की',
  'bank statement': 'बैंक स्टेटमेंट',
  'bank statements, last 6 months': 'बैंक स्टेटमेंट, पिछले 6 महीने के',
  'gst registration': 'GST रजिस्ट्रेशन',
  'sale deed': 'सेल डीड (बिक्री के कागज़ात)',
  'property tax receipt': 'प्रॉपर्टी टैक्स की रसीद',
  'approved plan': 'पास किया हुआ नक्शा',
  'itrs, last 2 years': 'ITR, पिछले 2 साल के',
  'gst returns, last 12 months': 'GST रिटर्न, पिछले 12 महीने के',
  'udyam registration': 'उद्यम रजिस्ट्रेशन',
  'bank statement, last 6 months': 'बैंक स्टेटमेंट, पिछले 6 महीने का',
  ornaments: 'गहने',
  'gold of 18 carat or more, in your name': 'आपके नाम का 18 कैरेट या ज़्यादा का सोना',
  'admission proof': 'दाखिले का सबूत',
  'admission letter': 'दाखिले की चिट्ठी',
  'fee schedule': 'फ़ीस की सूची',
  'mark sheets, class 10 and 12': 'मार्कशीट, 10वीं और 12वीं की',
}
export const documentName = (written: string): string | undefined => {
  const name = String(written).trim().toLowerCase()
  return Object.hasOwn(documentNames, name) ? documentNames[name] : undefined
}
