/** @param quoted `10.5% to 18%` */
export const rankedAt = (quoted: string, percent: string) => `${quoted}, ranked at ${percent}`
export const upToRankedAt = (most: string, percent: string) => `Up to ${most}, ranked at ${percent}`
export const noUpperLimit = (least: string, percent: string) =>
  `From ${least}, no upper limit: ranked at ${percent}`
