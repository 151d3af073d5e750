export const greeting = 'महोदय/महोदया,'
export const about = (amount: string | undefined, number: string | undefined) =>
  `मैंने अपने ${amount === undefined ? '' : `${amount} के `}लोन का Key Facts Statement (KFS, मुख्य तथ्य विवरण)${
    number === undefined ? '' : ` (प्रपोज़ल या खाता नंबर: ${number})`
  } जाँचा है।`
export const theseDisagree = (count: number) =>
  count === 1 ? 'इसमें एक बात मेल नहीं खाती:' : `इसमें ${count} बातें मेल नहीं खातीं:`
export const itSays = (quote: string, page: number | undefined) =>
  page === undefined ? `KFS में लिखा है: “${quote}”` : `KFS के पेज ${page} पर लिखा है: “${quote}”`
export const pleaseAnswer = 'कृपया मेरे साइन करने से पहले इसे समझाएँ, या सही किया हुआ KFS भेजें। कृपया जवाब लिखकर दें।'
export const farewell = 'भवदीय/भवदीया,'
