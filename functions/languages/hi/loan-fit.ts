import { months } from './format.ts'

// Clauses: why an offer does not match a request, and the smallest change that would help
export const lendsUpTo = (amount: string) => `${amount} तक का लोन देता है`
export const lendsAtLeast = (amount: string) => `${amount} या ज़्यादा का लोन देता है`
export const lowerAmount = 'कम रकम चुनकर देखें'
export const raiseAmount = 'ज़्यादा रकम चुनकर देखें'
export const longestTenure = (tenureMonths: number) => `ज़्यादा से ज़्यादा ${months(tenureMonths)} के लिए लोन देता है`
export const shortestTenure = (tenureMonths: number) => `कम से कम ${months(tenureMonths)} के लिए लोन देता है`
export const chooseOrLess = (tenureMonths: number) => `${months(tenureMonths)} या कम चुनें`
export const chooseOrMore = (tenureMonths: number) => `${months(tenureMonths)} या ज़्यादा चुनें`
export const onlyForLoanTypes = (loanTypes: string) => `सिर्फ़ ${loanTypes} देता है`
export const chooseLoanType = (loanType: string) => `${loanType} चुनकर देखें`
export const onlyForProfessions = (professions: string) => `सिर्फ़ इस पेशे वालों को देता है: ${professions}`
export const asksForIncome = (required: string, stated: string) =>
  `हर महीने ${required} की कमाई चाहिए; आपने ${stated} बताई है`
export const agedOrOver = (age: number) => `${age} साल या ज़्यादा उम्र वालों के लिए`
export const agedOrUnder = (age: number) => `${age} साल या कम उम्र वालों के लिए`

// Sentences: why an offer has no price
export const amountsDoNotOverlap =
  'ऐसी कोई रकम नहीं है, जो लोन देने वाले की अपनी सीमा में भी आए और इस ऑफ़र के लिए तय सीमा में भी।'
export const feeHasNoUpperLimit = 'लोन देने वाले ने सिर्फ़ सबसे कम फ़ीस बताई है, इसलिए पता नहीं कि आपको कितनी देनी होगी।'
export const feeUsesUpLoan = (feeWithGst: string, loan: string) =>
  `GST समेत फ़ीस ${feeWithGst} है, जिसमें ${loan} का पूरा लोन चला जाएगा।`
export const noRateForRequest =
  'लोन देने वाले ने कुछ लोगों और लोन के लिए दर बताई है, पर आपने जो बताया उसके लिए कोई दर नहीं है।'
export const repaidOtherwise = {
  interestOnly: 'आखिरी महीने तक सिर्फ़ ब्याज देना होता है, इसलिए तुलना के लिए कोई एक EMI नहीं है।',
  atTheEnd: 'सब कुछ आखिर में चुकाना होता है, इसलिए तुलना के लिए कोई EMI नहीं है।',
  moratorium: 'EMI बाद में शुरू होती हैं, और पता नहीं कि तब तक के ब्याज का क्या होगा।',
  creditLine: 'यह क्रेडिट लाइन है: जितना निकालेंगे उतना चुकाएँगे, इसलिए कोई EMI नहीं है।',
  card: 'यह कार्ड है: जितना खर्च करेंगे उतना चुकाएँगे, इसलिए कोई EMI नहीं है।',
}

/** What is paid for a loan without equal instalments. `monthly` is paid in each month but the last. */
interface PaidAtOnce {
  loan: string
  tenureMonths: number
  rate: string
  monthly: string
  last: string
}
export const paidAtOnce = {
  interestOnly: ({ loan, tenureMonths, rate, monthly, last }: PaidAtOnce) =>
    tenureMonths === 1
      ? `${loan}, 1 महीने के लिए, सालाना ${rate} पर: आखिर में ${last}।`
      : `${loan}, ${tenureMonths} महीने के लिए, सालाना ${rate} पर: हर महीने ${monthly}, फिर आखिरी महीने में ${last}।`,
  atTheEnd: ({ loan, tenureMonths, rate, last }: PaidAtOnce) =>
    `${loan}, ${tenureMonths} महीने के लिए, सालाना ${rate} के सीधे ब्याज पर: आखिर में ${last}।`,
}
export const costOfIt = (cost: string, apr: string) => `ब्याज और फ़ीस मिलाकर ${cost}, APR ${apr}।`
