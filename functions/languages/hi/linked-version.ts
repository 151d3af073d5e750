// On a lender's page, the terms of the version that its address names
export const loading = 'आपको दिखाई गई शर्तें लोड हो रही हैं'
export const termsFrom = (loan: string, day: string) => `${loan}: ${day} से लागू शर्तें`
export const termsFromTo = (loan: string, from: string, to: string) => `${loan}: ${from} से ${to} तक की शर्तें`
export const isEarlier =
  'ये इस ऑफ़र की पुरानी शर्तें हैं। हो सकता है, लोन देने वाले ने तब से इन्हें बदला हो। अभी की शर्तें नीचे हैं।'
export const isLatest =
  'हमारे पास इस ऑफ़र की सबसे नई शर्तें यही हैं। अप्लाई करने से पहले लोन देने वाले से पक्का कर लें: शर्तें बदल चुकी हो सकती हैं।'
export const unknown = 'इस ऑफ़र की वे शर्तें हमारे पास नहीं हैं'
export const unknownOffer =
  'हो सकता है, लिंक गलत हो या लोन देने वाले का यह ऑफ़र अब तुलना पर न हो। उसके अभी के ऑफ़र नीचे हैं।'
export const unknownVersion =
  'हो सकता है, लिंक गलत हो या ये शर्तें इतनी पुरानी हों कि दिखाई नहीं जा सकतीं। अगर ऑफ़र अभी-अभी बदला है, तो कुछ मिनट बाद फिर देखें। अभी की शर्तें नीचे हैं।'
