/**
 * The labels and words of RBI's form in Hindi, as RBI and banks write them, with the English ones that are read in their place. The
 * longest of those that begin alike comes first.
 */
const translations: [hindi: RegExp, english: string][] = (
  [
    [/मुख्य तथ्य (?:विवरण|कथन)/, 'Key Facts Statement'],
    [/अनुलग्नक[ -]?(?:क|ए)(?=\s|$)/, 'Annex A'],
    [/अनुलग्नक[ -]?(?:ख|बी)(?=\s|$)/, 'Annex B'],
    [/अनुलग्नक[ -]?(?:ग|सी)(?=\s|$)/, 'Annex C'],
    [/भाग[ -]?1(?=[\s(])/, 'Part 1'],
    [/भाग[ -]?2(?=[\s(])/, 'Part 2'],
    [/(?:ऋण|लोन) (?:प्रस्ताव|आवेदन)\s?\/?\s?(?:खाता)? ?(?:संख्या|सं\.?|नंबर)/, 'Loan proposal/ account No.'],
    [/(?:ऋण|लोन) (?:खाता|प्रस्ताव) (?:संख्या|सं\.?|नंबर)/, 'Loan account No.'],
    [/(?:ऋण|लोन) का प्रकार/, 'Type of Loan'],
    [/(?:स्वीकृत|मंजूर) (?:ऋण|लोन)? ?(?:की )?राशि/, 'Sanctioned Loan amount'],
    [/(?:ऋण|लोन) (?:की )?(?:राशि|रकम)/, 'Loan amount'],
    [/(?:संवितरण|वितरण) (?:अनुसूची|कार्यक्रम)/, 'Disbursal schedule'],
    [/(?:ऋण|लोन) (?:की )?अवधि|अवधि(?= ?:)/, 'Loan term'],
    [/किस्त(?:ों)? का (?:विवरण|ब्योरा)/, 'Instalment details'],
    [/किस्त(?:ों)? का प्रकार/, 'Type of instalments'],
    [/(?:ईपीआई|ईएमआई|किस्तों) की संख्या/, 'Number of EPIs'],
    [/(?:ईपीआई|ईएमआई) ?\(₹\)/, 'EPI (₹)'],
    [/(?:मासिक|हर महीने की) किस्त(?: ?\((?:ईएमआई|EMI)\))?/, 'EMI amount'],
    [/(?:प्रत्येक )?(?:ईपीआई|ईएमआई|किस्त) की राशि/, 'EPI amount'],
    [
      /(?:चुकौती|पुनर्भुगतान) (?:का|की) (?:प्रारंभ|आरंभ|शुरुआत),? ?(?:स्वीकृति के (?:बाद|पश्चात))?/,
      'Commencement of repayment ',
    ],
    [/ब्याज दर का प्रकार/, 'Interest rate type'],
    [/ब्याज (?:की )?दर/, 'Interest rate'],
    [/और प्रकार \((?:स्थिर|निश्चित)[^)\n]*\)/, ''],
    [
      /(?:अस्थिर|फ्लोटिंग|फ़्लोटिंग) ब्याज दर के मामले में अतिरिक्त (?:जानकारी|सूचना)/,
      'Additional Information in case of Floating rate of interest',
    ],
    [/(?:संदर्भ )?बेंचमार्क दर/, 'Benchmark rate'],
    [/संदर्भ बेंचमार्क/, 'Reference Benchmark'],
    [/स्प्रेड/, 'Spread'],
    [/अंतिम दर/, 'Final rate'],
    [/(?:रीसेट|पुनर्निर्धारण) (?:की )?(?:आवधिकता|अवधि)/, 'Reset periodicity'],
    [/देय शुल्क\s?\/\s?प्रभार/, 'Fee/ Charges payable'],
    [/शुल्क\s?\/\s?प्रभार/, 'Fee/ Charges'],
    [/प्रसंस्करण (?:शुल्क|प्रभार)|प्रोसेसिंग (?:शुल्क|फीस|फ़ीस)/, 'Processing fees'],
    [/बीमा (?:शुल्क|प्रभार|प्रीमियम)/, 'Insurance charges'],
    [/मूल्यांकन (?:शुल्क|प्रभार)/, 'Valuation fees'],
    [/(?:वार्षिक प्रतिशत दर|वार्षिकीकृत प्रतिशत दर)(?: ?\((?:एपीआर|APR)\))?/, 'Annual Percentage Rate'],
    [/आकस्मिक प्रभारों? का (?:विवरण|ब्योरा)/, 'Details of Contingent Charges'],
    [/(?:विलंबित भुगतान के मामले में )?(?:दंडात्मक|दांडिक) प्रभार(?:, यदि कोई हो)?/, 'Penal charges '],
    [/(?:देरी|विलंब) से भुगतान पर (?:दंड|जुर्माना)/, 'Penal charges '],
    [/(?:दंडात्मक|दांडिक) ब्याज/, 'Penal interest '],
    [
      /(?:फोरक्लोज़र|फोरक्लोजर|पुरोबंध|समय[- ]?(?:से )?(?:पूर्व|पहले) (?:समापन|बंद करने का)) (?:प्रभार|शुल्क|चार्ज)(?:, यदि लागू हो)?/,
      'Foreclosure charges ',
    ],
    [/कुल ब्याज(?: की)? राशि/, 'Total interest amount'],
    [/हाथ में मिलने वाली (?:राशि|रकम)/, 'Net disbursed amount'],
    [/(?:निवल|शुद्ध) (?:संवितरित|वितरित) राशि/, 'Net disbursed amount'],
    [/कुल (?:चुकाने योग्य राशि|देय राशि|चुकौती(?: राशि)?)/, 'Total amount payable'],
    [/(?:उधारकर्ता|ऋणी) द्वारा (?:भुगतान|चुकाई) की जाने वाली कुल राशि/, 'Total amount to be paid by the borrower'],
    [/कूलिंग[ -]?ऑफ(?: अवधि)?|(?:विचार|पुनर्विचार) अवधि/, 'Cooling-off period'],
    [/\((?:रुपये|रुपए|रुपयों) में\)/, '(in Rupees)'],
    [/\(वर्ष\s?\/\s?(?:माह|महीने)\s?\/\s?दिन\)/, '(years/months/days)'],
    [/एकबारगी|एक बार(?: का)?/, 'One-time'],
    [/आवर्ती/, 'Recurring'],
    [/मासिक/, 'Monthly'],
    [/साप्ताहिक/, 'Weekly'],
    [/तिमाही|त्रैमासिक/, 'Quarterly'],
    [/(?:माह|महीने|महीना)(?![\u0900-\u097f])/, 'months'],
    [/(?:वर्ष|साल)(?![\u0900-\u097f])/, 'years'],
    [/दिन(?:ों)?(?![\u0900-\u097f])/, 'days'],
    [/(?:स्थिर|निश्चित)(?![\u0900-\u097f])/, 'Fixed'],
    [/(?:अस्थिर|फ्लोटिंग|फ़्लोटिंग|परिवर्तनशील)(?![\u0900-\u097f])/, 'Floating'],
    [/(?:शून्य|कुछ नहीं)(?![\u0900-\u097f])/, 'Nil'],
    [/लागू नहीं/, 'NA'],
    [/जीएसटी/, 'GST'],
    [/सहित/, 'inclusive'],
    [/लाख/, 'lakh'],
  ] as [RegExp, string][]
).map(([hindi, english]) => [new RegExp(hindi.source.normalize('NFKC'), 'g'), english])

/** A label in Hindi before the same in English: “कुल देय राशि / Total amount payable”. */
const inHindiToo = /^[\u0900-\u097f][\u0900-\u097f (),.-]{2,60} ?\/ ?(?=[A-Za-z]{3})/gm

/** The tidy text with the English words of RBI's form in place of the Hindi ones. */
export const withEnglishLabels = (text: string): string =>
  /[\u0900-\u097f]/.test(text)
    ? translations.reduce(
        (rest, [hindi, english]) => rest.replace(hindi, english),
        text.replace(inHindiToo, ''),
      )
    : text

/** Whether most letters of a text are of another script than the Latin one. */
export function isInOtherScript(text: string): boolean {
  const letters = text.slice(0, 20_000).match(/\p{L}/gu) ?? []
  return (
    letters.length >= 40 && letters.filter((letter) => !/[a-z]/i.test(letter)).length > letters.length * 0.4
  )
}
