export const rankedAt = (quoted: string, percent: string) => `${quoted}, हमने ${percent} माना`
export const upToRankedAt = (most: string, percent: string) => `${most} तक, हमने ${percent} माना`
export const noUpperLimit = (least: string, percent: string) =>
  `${least} से शुरू, सबसे ऊँची दर नहीं बताई: हमने ${percent} माना`
