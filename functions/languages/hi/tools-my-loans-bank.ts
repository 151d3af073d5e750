export const intro = 'आपके खाते का बैंक स्टेटमेंट, CSV फ़ाइल में, इस लोन की EMI से मिलाने के लिए। वह कहीं नहीं भेजा जाता।'
export const file = 'बैंक स्टेटमेंट (CSV)'
export const fileHint = 'तारीख, ब्योरा, निकासी, जमा और बैलेंस के साथ।'
export const refused = {
  notText: 'यह CSV फ़ाइल नहीं है। बैंक की साइट पर CSV चुनें, या फ़ाइल Excel में खोलकर CSV में सेव करें।',
  noTable: 'तारीख, ब्योरा, निकासी, जमा और बैलेंस वाली तालिका नहीं मिली, इसलिए फ़ाइल का कुछ भी नहीं लिया गया।',
  noEntries: 'तालिका में कोई लेन-देन नहीं है।',
  datesUnclear:
    'तारीखें क्रम में नहीं हैं, या दिन और महीना उलटे हो सकते हैं, इसलिए फ़ाइल का कुछ भी नहीं लिया गया। फ़ाइल वैसी ही लें, जैसी बैंक से मिलती है।',
}
export const rowUnreadable = (row: number) =>
  `लाइन ${row} ठीक से पढ़ी नहीं जा सकी, इसलिए फ़ाइल का कुछ भी नहीं लिया गया। फ़ाइल वैसी ही लें, जैसी बैंक से मिलती है।`
export const balanceBroken = (row: number) =>
  `लाइन ${row} से बैलेंस और रकम आपस में मेल नहीं खाते: शायद कुछ लाइनें छूट गई हैं। इसलिए फ़ाइल का कुछ भी नहीं लिया गया।`

export const noneCovered = 'इस बैंक स्टेटमेंट के दिनों में इस लोन की कोई EMI नहीं थी'
export const allPaid = (count: number) =>
  count === 1 ? 'इस बैंक स्टेटमेंट की EMI चुकाई गई है' : `इस बैंक स्टेटमेंट की सभी ${count} EMI चुकाई गई हैं`
export const notAllPaid = (count: number, all: number) => `${all} में से ${count} EMI देख लें`
export const statementOf = (from: string, to: string) => `${from} से ${to} तक के लेन-देन।`
export const dueOn = (day: string, amount: string) => `${day} की EMI, ${amount}`
export const paid = (day: string) => `${day} को चुकाई।`
export const paidLate = (day: string) => `देर से, ${day} को चुकाई।`
export const paidThough = (day: string) => `${day} को चुकाई, पर आपने लिखा था कि नहीं चुकाई। ऊपर से वह हटा दें।`
export const returned = (day: string) => `${day} को कटी, पर बैंक ने लौटा दी। नहीं चुकाई मानी जाएगी।`
export const unclear = (amount: string, day: string) => `पक्का नहीं: ${day} को लोन देने वाले को ${amount} गए।`
export const missing = 'इस बैंक स्टेटमेंट में नहीं है।'
export const missingAsRecorded = 'इस बैंक स्टेटमेंट में नहीं है, जैसा आपने लिखा था।'
export const missingHint = 'हो सकता है कि वह दूसरे खाते से या दूसरे नाम से चुकाई गई हो। लोन देने वाले के हिसाब से मिला लें।'
export const noOthers = 'लोन देने वाले का और कोई चार्ज नहीं मिला'
export const othersTitle = (count: number) => `${count} कटौती, जो EMI में नहीं ${count === 1 ? 'है' : 'हैं'}`
export const takenOn = (amount: string, day: string) => `${day} को ${amount}`
export const othersHint =
  'हो सकता है कि ये उसी लोन देने वाले के किसी दूसरे लोन या कार्ड के हों। नहीं, तो इन्हें KFS की फ़ीस और पीनल चार्ज में ढूँढें: जो KFS में नहीं लिखा, वह लोन देने वाला नहीं ले सकता। उससे लिखकर पूछें कि ये किसलिए कटे।'
export const complain = 'चार्ज की शिकायत लिखें'
export const foundBy = 'ब्योरे में लोन देने वाले के इस नाम से और रकम से मिलाया गया:'
