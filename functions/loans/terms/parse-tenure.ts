import type { Range } from '../eligibility.ts'
import { failing, type Parsed } from './parse-result.ts'
import { parseRange, type RangeWording } from './quoted-range.ts'
import { lexicon, tokenize } from './tokenizer.ts'

const longestMonths = 720

const tenureLexicon = lexicon({
  t: 'm mo mos mon month months mth mths monthly',
  y: 'y yr yrs year years',
  '': 'tenure tenor term terms period repayment loan emi emis instalments installments',
  '!': 'moratorium holiday course date disbursement disbursal',
})

/** Parses whole months: "12-60 months", "1 to 5 years". A single figure is the maximum. */
export function parseTenure(text: string): Parsed<Range, RangeWording> {
  const fail = failing('tenure')
  const read = tokenize(text, tenureLexicon)
  if ('problem' in read) return fail(read)
  const tokens = { ...read, shape: read.shape.replace(/^[ty]/, '') }
  const commonUnit = tokens.quantities.at(-1)?.unit ?? { t: 'months', y: 'years' }[read.shape[0] ?? '']
  if (tokens.quantities.some((quantity) => quantity.isPercent || quantity.isRupees))
    return fail({ problem: 'notInMonthsOrYears' })
  if (!commonUnit) return fail({ problem: 'noUnit' })
  const range = parseRange(tokens, ({ value, unit }) =>
    (unit ?? commonUnit) === 'years' ? Math.round(value * 12 * 1e6) / 1e6 : value,
  )
  if ('problem' in range) return fail(range)
  for (const months of [range.min ?? 1, range.max ?? 1]) {
    if (!Number.isInteger(months) || months < 1) return fail({ problem: 'notWholeMonths' })
    if (months > longestMonths) return fail({ problem: 'tenureTooLong' })
  }
  return { ok: true, value: range, wording: { isSingle: tokens.shape === 'Q' }, ignored: tokens.ignored }
}
