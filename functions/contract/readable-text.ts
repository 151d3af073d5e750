/**
 * Matches characters that are invisible or can make one text look like another: control, private-use and unassigned
 * characters, lone surrogates, direction marks, zero-width spaces, soft hyphens, variation selectors (which many emoji
 * have), blank letters and the blank Braille cell; and U+FFFD, which decoders put in place of malformed UTF-8. It does
 * not match the two joiners (ZWJ and ZWNJ), which some Indic words need. Built on demand, because compiling its
 * character sets takes half a millisecond.
 */
const unreadable = () => /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/gu

/** Matches those of them that show nothing, so that nothing readable is lost without them. */
const invisible = () => /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

const lineBreaksAndTabs = /[\t-\r\u0085\u2028\u2029]+/g

/** Matches more combining marks on one letter than any script uses; they would cover the lines around it. */
const stackedMarks = () => /\p{M}{6}/u

/** True when no character is unreadable (see above) and no letter hides its neighbours under stacked marks. */
export const isReadable = (text: string) => text.search(unreadable()) < 0 && !stackedMarks().test(text)

/** Matches a letter, digit, punctuation mark or symbol, and so no joiner or lone combining mark. Blank letters match too. */
export const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Removes unreadable characters. Each run of line breaks and tabs becomes one space. */
export const stripUnreadable = (text: string) =>
  text.replace(lineBreaksAndTabs, ' ').replace(unreadable(), '')

/** Removes invisible characters, but none that stands for something. Each run of line breaks and tabs becomes one space. */
export const stripInvisible = (text: string) => text.replace(lineBreaksAndTabs, ' ').replace(invisible(), '')
