export const bestToday = 'आज आपके लिए सबसे सस्ता ऑफ़र'
export const bestAsOf = (time: string) => `आपके लिए सबसे सस्ता ऑफ़र, ${time} की दरों से`
export const noneFits = 'आज ऐसा कोई ऑफ़र आपकी ज़रूरत से मेल नहीं खाता, जिसकी लागत हम निकाल सकें।'
export const loading = 'आपके लिए सबसे सस्ता ऑफ़र लोड हो रहा है'
export const notLoaded = 'आपके लिए सबसे सस्ता ऑफ़र लोड नहीं हो सका'

// Against a week ago
export const less = (amount: string) => `एक हफ़्ते पहले से हर महीने ${amount} कम`
export const more = (amount: string) => `एक हफ़्ते पहले से हर महीने ${amount} ज़्यादा`
export const today = 'आज'
export const asMuch = 'उतना ही, जितना एक हफ़्ते पहले था'
export const cheapestOn = <T>(day: string, lender: T, amount: string) => [
  `${day} को सबसे सस्ता: `,
  lender,
  `, हर महीने ${amount}।`,
]
export const countedAlike = (offers: number) => `आपके माँगे लोन के लिए, आज के सबसे सस्ते ऑफ़रों में से ${offers} गिने गए हैं।`
export const noneFitted = (day: string) => `${day} को इनमें से कोई ऑफ़र आपकी ज़रूरत से मेल नहीं खाता था।`
export const nothingToCompare =
  'तुलना के लिए अभी कुछ नहीं है: आज के सबसे सस्ते ऑफ़रों की एक हफ़्ते पहले की शर्तें हमें मालूम नहीं हैं।'
export const loadingWeek = 'एक हफ़्ते पहले की शर्तें लोड हो रही हैं'
export const weekNotLoaded = 'एक हफ़्ते पहले की शर्तें लोड नहीं हो सकीं।'
