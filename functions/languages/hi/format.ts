export const months = (count: number) => `${count} ${count === 1 ? 'महीना' : 'महीने'}`
const ordinalEndings: Record<number, string> = { 1: 'ले', 2: 'रे', 3: 'रे', 4: 'थे', 6: 'ठे' }
/** Before महीने से: `4थे`, `6ठे`, `7वें`. */
export const nth = (count: number) => `${count}${ordinalEndings[count] ?? 'वें'}`
export const monthsUnit = 'महीने'
export const years = (count: number) => `${count} साल`
/** The short names end in a sign that the font does not have. */
export const monthStyle: 'short' | 'long' = 'long'
