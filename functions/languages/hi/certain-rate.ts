export const rankedAt = (quoted: string, percent: string) => `${quoted}, हिसाब ${percent} से`
export const upToRankedAt = (most: string, percent: string) => `${most} तक, हिसाब ${percent} से`
export const noUpperLimit = (least: string, percent: string) =>
  `${least} से शुरू, सबसे ऊँची दर नहीं बताई: हिसाब ${percent} से`
export const noUpperLimitAlone = (percent: string) => `सबसे ऊँची दर नहीं बताई: हिसाब ${percent} से`
export const notForEveryone = (least: string, percent: string) =>
  `${least ? `${least} से शुरू, ` : ''}हर किसी की दर नहीं बताई: हिसाब ${percent} से`
export const blended = (percent: string) => `दोनों लोन देने वालों की मिलाकर एक दर: ${percent}`
export const blendedRankedAt = (percent: string, ranked: string) => `${blended(percent)}, हिसाब ${ranked} से`
export const peopleGot = (percent: string, quarter: string) => `लोगों को औसतन ${percent} पर मिला, ${quarter}`
export const peopleGotLess = (percent: string, quarter: string, lowest: string) =>
  `लोगों को औसतन ${percent} पर मिला, ${quarter}; अब ${lowest} से शुरू, हिसाब इसी से`
export const open = (percent: string) => `सबसे ऊँची दर नहीं बताई, हिसाब ${percent} से`
export const openForSome = (percent: string) => `सब की दर नहीं बताई, हिसाब ${percent} से`
export const quarters = {
  '01': 'जनवरी से मार्च',
  '04': 'अप्रैल से जून',
  '07': 'जुलाई से सितंबर',
  '10': 'अक्टूबर से दिसंबर',
}
