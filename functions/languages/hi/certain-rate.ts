export const rankedAt = (quoted: string, percent: string) => `${quoted}, हमने ${percent} माना`
export const upToRankedAt = (most: string, percent: string) => `${most} तक, हमने ${percent} माना`
export const noUpperLimit = (least: string, percent: string) =>
  `${least} से शुरू, ऊपर की सीमा नहीं: हमने ${percent} माना`
