/**
 * Characters that nobody sees, or that make one text pass for another: control, private-use and unassigned
 * characters, lone surrogates, direction marks, letters and Braille cells that show nothing, and U+FFFD, which stands
 * for bytes that could not be decoded. Not the two joiners, which some Indic words need. Compiled on demand, because
 * its character sets take half a millisecond.
 */
const unseen = () => /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/gu

const lineEnds = /[\t-\r\u0085\u2028\u2029]+/g

/** More marks on one letter than any script has, which would grow over the lines around it. */
const tower = () => /\p{M}{6}/u

/** True for a text of which everything can be seen. */
export const isReadable = (text: string) => text.search(unseen()) < 0 && !tower().test(text)

/** What can be seen of a text, in one line. For words that were copied from elsewhere, unseen marks and all. */
export const stripUnreadable = (text: string) => text.replace(lineEnds, ' ').replace(unseen(), '')
