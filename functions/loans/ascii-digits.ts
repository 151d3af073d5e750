/** The zeros of India's scripts, Urdu's and Arabic's among them. In each, the other nine digits follow. */
const zeros = [...'०০੦૦୦௦౦೦൦۰٠'].map((zero) => zero.charCodeAt(0))

/** Replaces the digits of India's scripts, which people type on their keyboards, with ASCII ones. */
export const asciiDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
