import { months } from './format.ts'

// The loan amount
export const lendsUpToSingle = (amount: string) =>
  `${amount} तक का लोन देता है (एक ही रकम लिखी है, इसलिए उसे सबसे ज़्यादा माना है)`
export const lendsExactly = (amount: string) => `ठीक ${amount} का लोन देता है`
export const lendsBetween = (least: string, most: string) => `${least} से ${most} तक का लोन देता है`

// The tenure, in months
export const repaidInUpTo = (most: number) => `अवधि: ज़्यादा से ज़्यादा ${months(most)}`
export const repaidInUpToSingle = (most: number) =>
  `अवधि: ज़्यादा से ज़्यादा ${months(most)} (एक ही अवधि लिखी है, इसलिए उसे सबसे ज़्यादा माना है)`
export const repaidInOrMore = (least: number) => `अवधि: ${months(least)} या ज़्यादा`
export const repaidInExactly = (tenure: number) => `अवधि: ठीक ${months(tenure)}`
export const repaidInBetween = (least: number, most: number) => `अवधि: ${least} से ${months(most)}`

// The rate, then what it is charged on, then the rate that our costs use
export const rateBetween = (least: string, most: string) => `${least} से ${most} तक`
export const differsByGroup = (span: string) => `${span}, हर किसी के लिए अलग`
export const yearly = (rate: string) => `सालाना ${rate}`
export const interestYearly = (rate: string) => `ब्याज सालाना ${rate}`
export const interestAssumedYearly = (rate: string) => `ब्याज सालाना ${rate} (इसे सालाना माना है)`
export const interestMonthly = (rate: string, yearly: string) => `ब्याज हर महीने ${rate}, यानी सालाना ${yearly}`
export const onReducingBalance = (interest: string) => `${interest}, घटते बैलेंस पर`
export const onFullLoan = (interest: string) =>
  `${interest}, शुरू से आखिर तक पूरे लोन पर लगता है (फ़्लैट दर), जिसे हम घटते बैलेंस की दर में बदलते हैं`
export const usesOnlyRate = (reading: string, percent: string) =>
  `${reading}; लागत ${percent} से निकाली है, यही एक दर बताई गई है`
export const usesCeiling = (reading: string) =>
  `${reading}, सबसे ऊँची दर नहीं बताई; लागत उस सबसे ऊँची दर से निकाली है, जो हमें इस तरह के लोन के लिए कहीं लिखी मिली`
export const usesHighestRate = (reading: string, percent: string) =>
  `${reading}; लागत ${percent} से निकाली है, जो सबसे ज़्यादा दर है`

// The fee, then its bounds and its GST
export const noFee = 'प्रोसेसिंग फ़ीस नहीं है'
export const noFeeShort = 'नहीं लगती'
export const percentOfLoan = (percent: string) => `लोन का ${percent}`
export const feeExactly = (amount: string, conditions: string) => `फ़ीस ${amount}, ${conditions}`
export const feeFrom = (amount: string, conditions: string) =>
  `फ़ीस ${amount} से शुरू, ${conditions}; सबसे ज़्यादा फ़ीस कितनी है, नहीं बताया, इसलिए लागत नहीं निकल सकती`
export const feeUpTo = (amount: string, conditions: string) =>
  `फ़ीस ${amount} तक, ${conditions}; लागत सबसे ज़्यादा फ़ीस से निकाली है`
export const minimum = (amount: string) => `कम से कम ${amount}`
export const maximum = (amount: string) => `ज़्यादा से ज़्यादा ${amount}`
export const gstIncluded = 'GST शामिल'
export const gstExtraShort = 'GST अलग'
export const gstExtra = (percent: number) => `ऊपर से ${percent}% GST`
export const gstAssumedExtra = (percent: number) => `ऊपर से ${percent}% GST (हमने माना है कि GST अलग है)`

export const alsoCharged = (charges: string) => `लोन मिलते समय ये भी लगते हैं: ${charges}`
export const chargeOf = (name: string, amount: string, gst: string) => `${name} ${amount} (${gst})`
export const bothAmounts = (percent: string, rupees: string) => `${percent} और ${rupees}`
export const otherCharges = 'दूसरे चार्ज'

// A rate that differs from group to group
export const dependsOn = (reading: string, facts: string) => `${reading}; आपकी दर इन पर निर्भर है: ${facts}`
export const ratesByGroup = 'किसके लिए कितनी दर'
export const bandFacts = {
  creditScore: 'क्रेडिट स्कोर',
  employment: 'पेशा',
  amount: 'लोन की रकम',
  tenureMonths: 'लोन की अवधि',
  monthlyIncome: 'महीने की कमाई',
}
export const scoreBetween = (least: number, most: number) => `क्रेडिट स्कोर ${least} से ${most}`
export const scoreFrom = (least: number) => `क्रेडिट स्कोर ${least} या ज़्यादा`
export const scoreUpTo = (most: number) => `क्रेडिट स्कोर ${most} या कम`
export const noScoreYet = 'अभी तक क्रेडिट स्कोर नहीं'
export const figureBetween = (least: string, most: string) => `${least} से ${most}`
export const figureFrom = (least: string) => `${least} या ज़्यादा`
export const incomeOf = (span: string) => `महीने की कमाई ${span}`
export const everybody = 'सबके लिए'

// How a loan is repaid
export const repayment = 'कैसे चुकाना है'
export const repaymentKinds = {
  instalments: 'बराबर किस्तों में',
  interestOnly: 'पहले सिर्फ़ ब्याज, मूलधन बाद में',
  atTheEnd: 'सब कुछ आखिर में',
  creditLine: 'क्रेडिट लाइन',
  card: 'कार्ड',
}
export const afterMoratorium = (kind: string, months: string) => `पहले ${months} कोई किस्त नहीं, फिर ${kind}`
export const moratorium = {
  paid: (months: string) => `पहले ${months} सिर्फ़ ब्याज, उसके बाद किस्तें`,
  simple: (months: string) => `पहले ${months} कोई किस्त नहीं; इनका सीधा ब्याज लोन में जुड़ता है`,
  capitalised: (months: string) =>
    `पहले ${months} कोई किस्त नहीं; हर महीने का ब्याज लोन में जुड़ता है और उस पर भी ब्याज लगता है`,
}
export const withMoratorium = (kind: string, moratorium: string) => `${kind}: ${moratorium}`
