import { formWords } from './unwrap.ts'

/** Words of fees and values that RBI's labels do not have. */
const otherWords =
  'processing insurance valuation documentation stamp duty charge gst fee recurring paid monthly weekly quarterly yearly bullet percent per annum loan personal home business one time upfront principal outstanding opening closing balance interest instalment nil each on the overdue amount penal above over key facts statement annex illustrative repayment schedule computation cooling off period working na reference benchmark spread final reset periodicity impact change fees'

const dictionary = new Set([...formWords, ...otherWords.split(' ')])
const longest = Math.max(...[...dictionary].map((word) => word.length))

/** Whether nearly all words of a text are single letters, as in `L o a n   t e r m`. */
export function isSpaced(text: string): boolean {
  const pieces = text.trim().split(/\s+/)
  return pieces.length >= 4 && pieces.filter((piece) => piece.length === 1).length >= pieces.length * 0.85
}

/**
 * The words of letters with spaces between them. Where more space between words than between letters is lost, the words of RBI's
 * form tell where they end.
 *
 * @param text one cell
 */
export function joinSpaced(text: string): string {
  const words = text.trim().split(/\s{2,}/)
  const joined = words.map((word) => word.replace(/\s+/g, ''))
  if (words.length > 1) return joined.join(' ')
  return joined
    .map((run) => run.replace(/[a-z]{2,}/gi, splitWords))
    .join(' ')
    .replace(/([\d%).:])(?=[a-z(₹])/gi, '$1 ')
}

/** A text whose lines have spaces between all letters, in words. Its cells are further apart than its words. */
export const joinSpacedLines = (text: string) =>
  isSpaced(text)
    ? text
        .split('\n')
        .map((line) => {
          const cells = line.split(/\t| {4,}/).map(joinSpaced)
          return (line.startsWith('\f') ? '\f' : '') + cells.join('\t')
        })
        .join('\n')
    : text

/** The run of letters as words of the dictionary, with the fewest letters in none. */
function splitWords(run: string): string {
  const letters = run.toLowerCase()
  /** For each length, the best division of the run's beginning. */
  const best: { unknown: number; words: string[] }[] = [{ unknown: 0, words: [] }]
  for (let end = 1; end <= run.length; end++) {
    const before = best[end - 1] ?? { unknown: 0, words: [] }
    const last = before.words.at(-1) ?? ''
    const isUnknown = last !== '' && !dictionary.has(last.toLowerCase())
    const letter = run.slice(end - 1, end)
    let choice = {
      unknown: before.unknown + 1,
      words: isUnknown ? [...before.words.slice(0, -1), last + letter] : [...before.words, letter],
    }
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const divided = best[start]
      if (!divided || !dictionary.has(letters.slice(start, end))) continue
      const isBetter =
        divided.unknown < choice.unknown ||
        (divided.unknown === choice.unknown && divided.words.length + 1 < choice.words.length)
      if (isBetter) choice = { unknown: divided.unknown, words: [...divided.words, run.slice(start, end)] }
    }
    best[end] = choice
  }
  return best[run.length]?.words.join(' ') ?? run
}
