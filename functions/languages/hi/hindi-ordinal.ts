const words = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें'.split(' ')

/** The Hindi ordinal of a whole number, in the form before महीने से and महीने में: `चौथे`, `छठे`, `11वें`. */
export const hindiOrdinal = (count: number) => words[count - 1] ?? `${count}वें`
