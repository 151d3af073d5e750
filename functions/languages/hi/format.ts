export const months = (count: number) => `${count} ${count === 1 ? 'महीना' : 'महीने'}`
export const monthsUnit = 'महीने'
export const years = (count: number) => `${count} साल`
/** The short names end in a sign that the font does not have. */
export const monthStyle: 'short' | 'long' = 'long'
