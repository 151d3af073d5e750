import { overMonths } from './spans.ts'

// The page
export const hereAreYourOffers = 'ये रहे आपके ऑफ़र'
export const loadingOffers = 'ऑफ़र लोड हो रहे हैं। हम जोड़ रहे हैं कि हर लोन पर आपको कुल मिलाकर कितना चुकाना होगा।'
export const noOffersNow = 'अभी किसी लोन देने वाले का ऑफ़र नहीं है। कृपया बाद में फिर देखें।'
export const needHelp = 'चुनने में मदद चाहिए? मुफ़्त कॉल करें: '
export const matching = (fitting: number, lenders: number) =>
  `${lenders} में से ${fitting === 1 ? '1 लोन देने वाला मेल खाता है' : `${fitting} लोन देने वाले मेल खाते हैं`}।`
export const factsNotLoaded = 'आपने अपने बारे में जो बताया था, वह लोड नहीं हो सका।'
export const usedFilledIn = 'हमने वह लिया है, जो आपने इस डिवाइस पर भरा था।'
export const factsNotChecked = 'रकम और लागत सही हैं, पर हो सकता है कि हमने कमाई, उम्र या पेशा न जाँचा हो।'

// Offers from the service worker's cache
export const ratesAsOf = (time: string) => `दरें ${time} की हैं।`
export const ratesTooOld = 'ये दरें सात दिन से ज़्यादा पुरानी हैं। अप्लाई करने से पहले इन्हें फिर से लोड करें।'
export const applyOffline = 'आप ऑफ़लाइन हैं। इंटरनेट आने पर अप्लाई कर सकते हैं।'

// The groups
export const fitting = (count: number) =>
  count === 1 ? '1 ऑफ़र आपकी ज़रूरत से मेल खाता है' : `${count} ऑफ़र आपकी ज़रूरत से मेल खाते हैं`
export const noneFits = 'कोई ऑफ़र आपकी ज़रूरत से मेल नहीं खाता। ये सबसे करीब हैं।'
export const matchesHidden = 'आपकी ज़रूरत से मेल खाने वाले सभी ऑफ़र आपके फ़िल्टर से छिपे हैं।'
export const stretching = (count: number) =>
  count === 1 ? '1 ऑफ़र जेब पर भारी है' : `${count} ऑफ़र जेब पर भारी हैं`
export const stretchIntro = (percent: number) =>
  `ये ऑफ़र आपको मिल सकते हैं, पर आपकी EMI में आपकी ${percent}% से ज़्यादा कमाई चली जाएगी।`
export const typeNotStated = (count: number) => `नहीं बताया कि किस तरह के लोन के लिए है: ${count} ऑफ़र`
export const typeNotStatedIntro = 'ये लोन देने वाले नहीं बताते कि वे किस तरह के लोन देते हैं। अप्लाई करने से पहले पूछ लें।'
export const lenderDecides =
  'अप्लाई आप लोन देने वाले की अपनी साइट पर करते हैं। फ़ैसला लोन देने वाला अपनी जाँच के बाद करता है।'
export const notMatching = (count: number) =>
  count === 1 ? '1 मेल नहीं खाता। वजह देखें' : `${count} मेल नहीं खाते। वजह देखें`
export const notMatchingIntro = 'ये लागतें उस सबसे नज़दीकी रकम और समय के लिए हैं, जो हर लोन देने वाला देता है।'
export const unpriced = (count: number) => `${count} की लागत हम नहीं निकाल सकते। वजह देखें`
export const unpricedIntro = 'हम अंदाज़ा नहीं लगाते। लोन देने वाले से उसका Key Facts Statement माँगें।'
export const noneMatchesFilters = 'इन फ़िल्टर से कोई लोन देने वाला मेल नहीं खाता'
export const moreReasons = (count: number) => `${count} और ${count === 1 ? 'वजह' : 'वजहें'}।`

// The request
export const yourRequest = 'आपकी ज़रूरत'
export const loanType = 'किस तरह का लोन'
export const anyLoanType = 'किसी भी तरह का लोन'
export const midSentence = (text: string) => text
export const savedRequest = (amount: string, tenureMonths: number) =>
  `आपकी सेव की हुई ज़रूरत: ${amount}, ${overMonths(tenureMonths)}।`
export const useAgain = 'वही फिर से चुनें'
export const request = <T>(amount: string, tenureMonths: number, unbroken: (text: string) => T) => [
  `${amount}, `,
  unbroken(overMonths(tenureMonths)),
]
export const change = 'बदलें'
export const showOffers = (count: number) => `${count} ऑफ़र देखें`
export const onlyOfType = (loanType: string) => `सिर्फ़ ${loanType}`
export const onlyMatches = 'सिर्फ़ मेल खाने वाले'
export const feesUpTo = (percent: string) => `${percent} तक फ़ीस`

// Sorting and filtering
export const sortAndFilter = 'क्रम और फ़िल्टर'
export const sortBy = 'क्रम'
export const sortNames = {
  rule: 'सबसे कम APR',
  lowest: 'सबसे कम शुरुआती APR',
  emi: 'सबसे कम EMI',
  total: 'सबसे कम कुल रकम',
  fees: 'सबसे कम फ़ीस',
}
export const anyFees = 'कोई भी फ़ीस'
export const noFees = 'बिना फ़ीस'
export const upToPercent = (percent: string) => `${percent} तक`
export const matchesMyRequest = 'मेरी ज़रूरत से मेल खाए'
export const onlyThisType = 'सिर्फ़ इसी तरह का लोन'
export const noForeclosureCharge = 'समय से पहले बंद करने पर कोई फ़ीस नहीं'
export const showing = (shown: number, total: number) =>
  `${total} में से ${shown} ऑफ़र ${shown === 1 ? 'दिख रहा है' : 'दिख रहे हैं'}।`
export const showAllLenders = 'सभी लोन देने वाले देखें'
export const cards = 'कार्ड'
export const table = 'टेबल'
export const showOffersAs = 'ऑफ़र कैसे दिखें'

// Sharing
export const share = 'शेयर करें'
export const shareOn = 'शेयर करें: '
export const copyLink = 'लिंक कॉपी करें'
export const shared = (amount: string, tenureMonths: number) =>
  `${amount} के लोन के ऑफ़र, ${overMonths(tenureMonths)} चुकाने के लिए:`
export const sharedFrom = (amount: string, tenureMonths: number, emi: string) =>
  `${amount} के लोन के ऑफ़र, ${overMonths(tenureMonths)} चुकाने के लिए, ${emi} हर महीने से शुरू:`

// Choosing offers to compare
export const offersToCompare = 'तुलना के लिए चुने ऑफ़र'
export const chosen = (count: number, most: number) => `${most} में से ${count} ${count === 1 ? 'चुना' : 'चुने'}`
export const chooseOneMore = 'एक और चुनें'
export const clear = 'हटाएँ'
export const compare = 'तुलना करें'
