export const saveTitle = 'मेरे लोन फ़ाइल में सेव करें'
export const saveText =
  'दूसरे फ़ोन या कंप्यूटर के लिए, या इस ब्राउज़र का डेटा मिटाने से पहले। पासफ़्रेज़ के बिना फ़ाइल कोई नहीं पढ़ सकता।'
export const nobodyRecovers =
  'पासफ़्रेज़ कहीं लिख लें: भूल गए, तो कोई उसे वापस नहीं दिला सकता, और फ़ाइल फिर कभी नहीं खुलेगी।'
export const passphrase = 'नया पासफ़्रेज़'
export const passphraseHint = (least: number) => `कम से कम ${least} अक्षर। बिना मेल के चार-पाँच शब्द ठीक रहते हैं।`
export const passphraseAgain = 'वही पासफ़्रेज़ फिर से'
export const tooShort = (least: number) => `कम से कम ${least} अक्षर लिखें`
export const notTheSame = 'दोनों पासफ़्रेज़ एक जैसे नहीं हैं'
export const saveFile = 'फ़ाइल सेव करें'
export const saved = 'फ़ाइल आपके डाउनलोड में सेव हो गई।'
export const cannotEncrypt = 'यह ब्राउज़र यहाँ फ़ाइल को ताला नहीं लगा सकता। कुछ नहीं बदला। नया ब्राउज़र आज़माएँ।'

export const openTitle = 'सेव की हुई फ़ाइल खोलें'
export const openText = 'कुछ भी बदलने से पहले दिखेगा कि क्या बदलेगा।'
export const file = 'लोन की फ़ाइल'
export const fileHint = 'जो फ़ाइल आपने यहाँ या दूसरे फ़ोन या कंप्यूटर पर सेव की थी। यह कहीं नहीं भेजी जाती।'
export const fileProblems = {
  otherFile: 'यह यहाँ से सेव की हुई लोन की फ़ाइल नहीं है। कुछ नहीं बदला।',
  newerVersion: 'यह फ़ाइल इस पेज के नए वर्शन से बनी है। पेज दोबारा लोड करके फिर कोशिश करें। कुछ नहीं बदला।',
  damaged: 'फ़ाइल खराब या अधूरी है। जहाँ से लाए थे, वहाँ फिर से सेव करें। कुछ नहीं बदला।',
}
export const passphraseOfFile = 'फ़ाइल का पासफ़्रेज़'
export const openFile = 'खोलें'
export const wrongPassphrase = 'यह इस फ़ाइल का पासफ़्रेज़ नहीं है। कुछ नहीं बदला।'
export const question = 'फ़ाइल से क्या बदलेगा'
export const nothingNew = 'फ़ाइल के सारे लोन यहाँ पहले से हैं'
export const states = {
  new: 'नया: जुड़ जाएगा।',
  changed: 'बदला हुआ: यहाँ के आँकड़ों की जगह फ़ाइल के आँकड़े आ जाएँगे।',
  same: 'जैसा यहाँ है, वैसा ही।',
}
export const othersStay = 'जो लोन फ़ाइल में नहीं हैं, वे वैसे ही रहेंगे।'
export const takeOver = (count: number) => (count === 1 ? 'यह लोन यहाँ लाएँ' : `ये ${count} लोन यहाँ लाएँ`)
export const leave = 'कुछ न बदलें'
export const taken = (count: number) => `फ़ाइल से ${count} लोन यहाँ आ गए।`
