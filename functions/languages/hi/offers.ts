// The page
export const hereAreYourOffers = 'ये रहे आपके ऑफ़र'
export const loadingOffers = 'ऑफ़र लोड हो रहे हैं। हम जोड़ रहे हैं कि हर लोन पर आपको कुल मिलाकर कितना चुकाना होगा।'
export const noOffersNow = 'अभी किसी लोन देने वाले का ऑफ़र नहीं है। कृपया बाद में फिर देखें।'
export const needHelp = 'चुनने में मदद चाहिए? मुफ़्त कॉल करें: '
export const matching = (fitting: number, lenders: number) =>
  fitting === 0
    ? `${lenders} लोन देने ${lenders === 1 ? 'वाले' : 'वालों'} में से किसी का ऑफ़र आपकी ज़रूरत से मेल नहीं खाता।`
    : `${lenders} लोन देने ${lenders === 1 ? 'वाले' : 'वालों'} में से ${fitting} ${fitting === 1 ? 'का ऑफ़र मेल खाता है' : 'के ऑफ़र मेल खाते हैं'}।`
export const factsNotLoaded = 'आपने अपने बारे में जो बताया था, वह लोड नहीं हो सका।'
export const usedFilledIn = 'इस डिवाइस पर आपने जो भरा था, हमने उसी से हिसाब लगाया है।'
export const factsNotChecked = 'रकम और लागत सही हैं, पर हो सकता है कि हमने कमाई, उम्र या पेशा न जाँचा हो।'

// Offers from the service worker's cache
export const ratesAsOf = (time: string) => `ये दरें ${time} ली गई थीं।`
export const ratesTooOld = 'ये दरें सात दिन से ज़्यादा पुरानी हैं। अप्लाई करने से पहले इन्हें फिर से लोड करें।'
export const applyOffline = 'आप ऑफ़लाइन हैं। इंटरनेट आने पर अप्लाई कर सकते हैं।'

// The groups
export const fitting = (count: number) =>
  count === 1 ? '1 ऑफ़र आपकी ज़रूरत से मेल खाता है' : `${count} ऑफ़र आपकी ज़रूरत से मेल खाते हैं`
export const openRates = (count: number) => `इनमें से ${count} का हिसाब सबसे ऊँची दर से है`
export const openRatesIntro =
  'ये अपनी सबसे ऊँची दर नहीं बताते, इसलिए हम ऐसे लोन की सबसे ऊँची जानी हुई दर लेते हैं। आपकी दर कम हो सकती है: अप्लाई करने से पहले पूछ लें।'
export const noneFits = 'कोई ऑफ़र आपकी ज़रूरत से मेल नहीं खाता। ये सबसे करीब हैं।'
export const matchesHidden = 'आपकी ज़रूरत से मेल खाने वाले सभी ऑफ़र आपके फ़िल्टर से छिपे हैं।'
export const stretching = (count: number) =>
  count === 1 ? '1 ऑफ़र जेब पर भारी है' : `${count} ऑफ़र जेब पर भारी हैं`
export const stretchIntro = (percent: number) =>
  `ये ऑफ़र आपको मिल सकते हैं, पर आपकी सारी EMI मिलकर कमाई के ${percent}% से ज़्यादा होंगी।`
export const notAdvised = (count: number) => `${count} ऑफ़र, जो हम होते तो न लेते`
export const notAdvisedIntro = (percent: number) =>
  `आपकी सारी EMI मिलकर कमाई के ${percent}% से ज़्यादा होंगी। लंबी अवधि या छोटी रकम के लोन में हर महीने कम देना पड़ेगा।`
export const lowestEmi = (share: string) => `सबसे कम EMI वाले ऑफ़र में ${share}`
export const typeNotStated = (count: number) => `${count} ऑफ़र: लोन का प्रकार नहीं बताया`
export const typeNotStatedIntro = 'ये लोन देने वाले नहीं बताते कि वे कौन-सा लोन देते हैं। अप्लाई करने से पहले पूछ लें।'
export const lenderDecides =
  'आप सीधे लोन देने वाले की साइट पर अप्लाई करते हैं। लोन देना है या नहीं, यह वह अपनी जाँच के बाद तय करता है।'
export const notMatching = (count: number) =>
  count === 1 ? '1 मेल नहीं खाता। वजह देखें' : `${count} मेल नहीं खाते। वजह देखें`
export const notMatchingIntro =
  'यहाँ लागत उस रकम और अवधि पर निकाली है, जो आपकी ज़रूरत के सबसे पास है और जिस पर यह लोन मिलता है।'
export const reasonNames = {
  loanType: 'दूसरे प्रकार का लोन',
  amount: 'दूसरी रकम',
  tenure: 'दूसरी अवधि',
  monthlyIncome: 'ज़्यादा कमाई चाहिए',
  profession: 'दूसरे पेशे वालों के लिए',
  age: 'दूसरी उम्र वालों के लिए',
}
export const unpriced = (count: number) =>
  count === 1 ? '1 ऑफ़र इस क्रम में नहीं है। वजह देखें' : `${count} ऑफ़र इस क्रम में नहीं हैं। वजह देखें`
export const unpricedIntro =
  'इनकी शर्तों से हर महीने की एक ही लागत नहीं निकलती, और हम अंदाज़ा नहीं लगाते। लोन देने वाले से उसका Key Facts Statement (KFS) माँगें।'
export const noneMatchesFilters = 'इन फ़िल्टर से कोई लोन देने वाला मेल नहीं खाता'
export const moreReasons = (count: number) => `${count} और ${count === 1 ? 'वजह है' : 'वजहें हैं'}।`

// The request
export const yourRequest = 'आपकी ज़रूरत'
export const loanType = 'लोन का प्रकार'
export const anyLoanType = 'कोई भी लोन'
export const midSentence = (text: string) => text
export const savedRequest = (amount: string, tenureMonths: number) =>
  `आपकी सेव की हुई ज़रूरत: ${amount}, ${tenureMonths} महीने के लिए।`
export const useAgain = 'वही फिर से चुनें'
export const request = <T>(amount: string, tenureMonths: number, unbroken: (text: string) => T) => [
  `${amount}, `,
  unbroken(`${tenureMonths} महीने के लिए`),
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
  rule: 'हर महीने सबसे कम लागत',
  lowest: 'सबसे कम शुरुआती APR',
  emi: 'सबसे कम EMI',
  total: 'कुल सबसे कम लागत',
  fees: 'सबसे कम फ़ीस',
}
export const anyFees = 'कोई भी फ़ीस'
export const noFees = 'कोई फ़ीस नहीं'
export const upToPercent = (percent: string) => `${percent} तक`
export const matchesMyRequest = 'मेरी ज़रूरत से मेल खाए'
export const onlyThisType = 'सिर्फ़ इसी प्रकार का लोन'
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
  `${amount} के लोन के ऑफ़र, ${tenureMonths} महीने के लिए:`
export const sharedFrom = (amount: string, tenureMonths: number, aMonth: string) =>
  `${amount} के लोन के ऑफ़र, ${tenureMonths} महीने के लिए, फ़ीस मिलाकर ${aMonth} हर महीने से शुरू:`

// Choosing offers to compare
export const offersToCompare = 'तुलना के लिए चुने ऑफ़र'
export const chosen = (count: number, most: number) =>
  count === 0 ? `अभी कोई नहीं चुना (${most} तक चुन सकते हैं)` : `${most} में से ${count} ${count === 1 ? 'चुना' : 'चुने'}`
export const chooseOneMore = 'एक और चुनें'
export const clear = 'सब हटाएँ'
export const compare = 'तुलना करें'
