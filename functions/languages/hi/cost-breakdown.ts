export const title = 'हमने हिसाब कैसे लगाया'
export const youPay = <T>(emi: string, tenureMonths: number, apr: string, strong: (figure: string) => T) => [
  'आप हर महीने ',
  strong(emi),
  ` चुकाएँगे, ${tenureMonths} महीने तक। ब्याज और फ़ीस मिलाकर लागत सालाना `,
  strong(apr),
  ' (APR) है।',
]
export const atLowestRate = (emi: string, apr: string) =>
  `लोन देने वाले की सबसे कम दर पर: ${emi} हर महीने, APR ${apr}।`
export const atHighestRate = (emi: string, apr: string) =>
  `लोन देने वाले की सबसे ज़्यादा दर पर: ${emi} हर महीने, APR ${apr}।`

// What comes before the instalments. The months are those of the moratorium
export const beforehand = {
  paid: (count: number, monthly: string) => `उससे पहले ${count} महीने सिर्फ़ ब्याज चुकाएँगे: हर महीने ${monthly}।`,
  simple: (count: number, owed: string) =>
    `उससे पहले ${count} महीने कुछ नहीं चुकाना है। इनका सीधा ब्याज लोन में जुड़ता है, इसलिए किस्तें शुरू होने पर ${owed} बाकी होंगे।`,
  capitalised: (count: number, owed: string) =>
    `उससे पहले ${count} महीने कुछ नहीं चुकाना है। हर महीने का ब्याज लोन में जुड़ता है और उस पर भी ब्याज लगता है, इसलिए किस्तें शुरू होने पर ${owed} बाकी होंगे।`,
}

// The sums
export const processingFee = 'प्रोसेसिंग फ़ीस'
export const gstOnFee = 'फ़ीस पर GST, 18%'
export const youReceive = 'हाथ में मिलेंगे'
export const instalments = (count: number) => `${count} ${count === 1 ? 'किस्त' : 'किस्तें'}`
export const interestBefore = 'किस्तों से पहले चुकाया गया ब्याज'
export const interestInInstalments = 'किस्तों में ब्याज'
/** Of a loan with a moratorium */
export const interestInAll = 'कुल ब्याज'
export const interestAndFees = 'कितने का पड़ेगा: ब्याज और फ़ीस'
export const monthWithFees = 'हर महीने, फ़ीस मिलाकर'

export const howWeReadTerms = 'लोन देने वाले की शर्तें हमने कैसे समझीं'
export const flatRate = (flat: string, reducing: string) =>
  `फ़्लैट दर शुरू से आखिर तक लोन की पूरी रकम पर लगती है। ${flat} उतनी ही महँगी है, जितनी घटते बैलेंस पर ${reducing}।`

export const moneyInAndOut = 'कितना आएगा, कितना जाएगा'
export const monthZero = 'महीना 0: हाथ में मिलेंगे'
export const eachMonth = (last: number, first = 1) => `महीना ${first} से ${last}: आप हर महीने चुकाएँगे`
export const aprExplained =
  'APR उस मासिक दर का बारह गुना है, जिस पर सारी किस्तों की आज की कीमत आपको मिली रकम के बराबर होती है। भारतीय रिज़र्व बैंक (RBI) का KFS का तरीका भी यही है। नीचे की सूची में रकम रुपये और पैसे, दोनों में है।'

// The schedule, also as CSV
export const monthByMonth = 'महीने दर महीने'
export const everyInstalment = 'हर किस्त, रुपये में'
export const downloadCsv = 'यह सूची डाउनलोड करें'
export const month = 'महीना'
export const cashFlow = 'पैसा आया या गया'
export const instalment = 'किस्त'
export const interest = 'ब्याज'
export const principal = 'मूलधन'
export const stillOwed = 'बाकी'

// Links to the tools
export const beforeTheEnd = 'लोन खत्म होने से पहले'
export const prepayThisLoan = 'यह लोन समय से पहले चुकाना'
export const badMonthOfThisLoan = 'इस लोन में तंगी का महीना'

export const whyThisPlace = 'यह इस जगह पर क्यों है'
export const among = {
  fits: 'आपकी ज़रूरत से मेल खाने वाले ऑफ़र में, हर महीने सबसे कम लागत पहले।',
  stretch: 'जेब पर भारी ऑफ़र में, हर महीने सबसे कम लागत पहले।',
  typeNotStated: 'उन लोन देने वालों में, जिन्होंने नहीं बताया कि वे कौन-सा लोन देते हैं, हर महीने सबसे कम लागत पहले।',
  doesNotFit: 'मेल न खाने वाले ऑफ़र में, सबसे कम APR पहले।',
}
