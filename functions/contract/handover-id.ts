/** A new id of a press on this day in India (`yyyy-MM-dd`): random, but for the day. It stands for one press, and for nobody. */
export const newHandoverId = (day: string): string =>
  `${day.replaceAll('-', '')}-${crypto.randomUUID().replaceAll('-', '')}`

/** Whether a text has the form of such an id. */
export const isHandoverId = (text: string): boolean => /^\d{8}-[0-9a-f]{32}$/.test(text)

/** The day in an id, `yyyy-MM-dd`. */
export const dayOfHandover = (id: string): string => id.slice(0, 8).replace(/(....)(..)(..)/, '$1-$2-$3')
