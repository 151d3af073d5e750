const endings: Record<number, string> = { 1: 'ले', 2: 'रे', 3: 'रे', 4: 'थे', 6: 'ठे' }

/** The Hindi ordinal of a whole number, in the form before महीने से and महीने में: `4थे`, `6ठे`, `7वें`. */
export const hindiOrdinal = (count: number) => `${count}${endings[count] ?? 'वें'}`
