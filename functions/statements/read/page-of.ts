import { tidyText } from '../text.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+|\d[\d,.]*\d|\d/gu) ?? []

/** The text of each page of a PDF, for `pageOf`. Form feeds separate the pages. */
export const pagesOf = (text: string): string[] =>
  text.split('\f').map((page) => ` ${wordsOf(tidyText(page)).join(' ')} `)

/**
 * The page, counted from 0, that has most of a quote's pairs of neighbouring words, and at least half of them. The lay-out joins
 * the lines of a cell, so a quote need not stand on its page word for word.
 *
 * @returns `undefined` if there is only one page, or if two have as many
 */
export function pageOf(quote: string, pages: readonly string[]): number | undefined {
  const words = wordsOf(quote)
  if (pages.length < 2 || words.length < 2) return undefined
  const pairs = words.slice(1).map((word, index) => ` ${words[index]} ${word} `)
  const scores = pages.map((page) => pairs.filter((pair) => page.includes(pair)).length)
  const best = Math.max(...scores)
  return best * 2 >= pairs.length && scores.filter((score) => score === best).length === 1
    ? scores.indexOf(best)
    : undefined
}
