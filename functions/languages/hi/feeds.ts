// Feeds, which readers of feeds show
export const title = (subject: string) => `क्या-क्या बदला: ${subject} · तुलना`
export const subtitle = 'तुलना की सूची में नए ऑफ़र, बदली हुई शर्तें और वे ऑफ़र जो अब नहीं दिखते।'
export const loanOf = (name: string, loan: string) => `${name}, ${loan}`
export const entry = (name: string, what: string) => `${name}: ${what}`
export const changes = (count: number) => `${count} बदलाव`
export const newOnTulna = 'तुलना पर नया'
export const notShownAnyMore = 'अब तुलना पर नहीं दिखता'
export const shownAgain = 'तुलना पर फिर से दिख रहा है'

// What it means for one loan
interface Cost {
  costs: string
  apr: string
}
export const nowCosts = (costs: string, apr: string) => `अब ब्याज और फ़ीस ${costs}, APR ${apr}`
export const costChanged = (before: Cost, after: Cost) =>
  `ब्याज और फ़ीस ${before.costs} → ${after.costs}, APR ${before.apr} → ${after.apr}`
export const loanNotCovered = 'अब यह लोन इस ऑफ़र में नहीं मिलता'
export const costUnknown = 'नई शर्तों से हम इस लोन की लागत नहीं निकाल सकते'
export const atRankedRate = (sentence: string) =>
  `${sentence} हिसाब उस दर से है जिससे ऑफ़र का क्रम बनता है; आपकी दर लोन देने वाले की जाँच पर निर्भर है।`

// On the pages
export const follow = 'बदलावों पर नज़र रखें'
export const followText = <T>(link: (text: string) => T) => [
  link('इस फ़ीड'),
  ' का लिंक कॉपी करके किसी फ़ीड रीडर ऐप में डालें। यहाँ कुछ बदलेगा, तो वह ऐप आपको बता देगा। न खाता चाहिए, न ईमेल, और हमें पता नहीं चलता कि इसे कौन पढ़ता है।',
]
export const followLoan = <T>(link: (text: string) => T) => [
  'ठीक इसी रकम और अवधि की लागत का भी ',
  link('एक फ़ीड'),
  ' है।',
]
export const noFeedForLoan = 'इसमें इस प्रकार के सभी ऑफ़र के बदलाव हैं। इस रकम और अवधि का अपना फ़ीड नहीं है।'
