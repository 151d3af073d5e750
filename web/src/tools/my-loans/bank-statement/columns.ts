/** Where a table has what, as places of its cells. */
export interface Columns {
  date: number
  narration: number
  balance: number
  /** The column that says whether the balance is Cr or Dr. */
  balanceSide: number | undefined
  /** Either both of these … */
  debit: number | undefined
  credit: number | undefined
  /** … or one column of amounts, with one beside it that says Cr or Dr unless each amount does. */
  amount: number | undefined
  amountSide: number | undefined
  /** How many columns there are. */
  count: number
}

/** How banks head their columns, without units and punctuation. The first pattern that a head fits is taken. */
const heads = {
  date: [
    /^(?:(?:txn|tran|trans|transaction|posting|post) )?(?:date|dt)$|^(?:तारीख|दिनांक)$/,
    /^value (?:date|dt)$/,
  ],
  narration: [
    /^(?:(?:txn|tran|transaction) )?narration$/,
    /^(?:(?:txn|tran|transaction) )?description$/,
    /^(?:(?:txn|tran|transaction) )?particulars?$|^विवरण$/,
    /^(?:(?:txn|tran|transaction) )?(?:remarks?|details)$/,
  ],
  debit: [
    /^(?:debits?|dr|withdrawals?|paid out)(?: (?:amount|amt))?(?: dr)?$|^(?:amount|amt) (?:debited|dr)$/,
  ],
  credit: [
    /^(?:credits?|cr|deposits?|paid in)(?: (?:amount|amt))?(?: cr)?$|^(?:amount|amt) (?:credited|cr)$/,
  ],
  balance: [/^(?:(?:closing|running|available|account|ledger) )?(?:balance|bal)(?: (?:amount|amt))?$/],
  amount: [/^(?:(?:txn|tran|transaction) )?(?:amount|amt)$/],
}

const sideHead =
  /^(?:(?:dr|debit) (?:cr|credit)|(?:cr|credit) (?:dr|debit)|(?:transaction|txn|tran) type|type)$/

const simplify = (head: string) =>
  head
    .toLowerCase()
    .replace(/\((?:in )?(?:inr|rs\.?|₹|dr|cr|dr\.|cr\.)\s*\)/g, ' ')
    .replace(/₹|\b(?:inr|rs)\b/g, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/** The columns of a row of heads; `undefined` if it is none, or if two columns could be the same. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  // A row of entries has digits, and its texts are longer.
  const names = cells.map((cell) => (cell.length > 40 || /\d{3}/.test(cell) ? '' : simplify(cell)))
  /** `null` if several columns fit. */
  const find = (patterns: readonly RegExp[]): number | undefined | null => {
    for (const pattern of patterns) {
      const found = names.flatMap((name, place) => (pattern.test(name) ? [place] : []))
      if (found.length > 1) return null
      if (found.length === 1) return found[0]
    }
    return undefined
  }
  const [date, narration, balance] = [find(heads.date), find(heads.narration), find(heads.balance)]
  const [debit, credit, amount] = [find(heads.debit), find(heads.credit), find(heads.amount)]
  const isKnown = (place: number | undefined | null): place is number => typeof place === 'number'
  if (!isKnown(date) || !isKnown(narration) || !isKnown(balance)) return undefined
  const rest = { date, narration, balance, count: cells.length }
  const sideAfter = (place: number) => (sideHead.test(names[place + 1] ?? '') ? place + 1 : undefined)
  const balanceSide = sideAfter(balance)
  if (isKnown(debit) && isKnown(credit))
    return { ...rest, balanceSide, debit, credit, amount: undefined, amountSide: undefined }
  if (!isKnown(amount) || debit !== undefined || credit !== undefined) return undefined
  const sides = names.flatMap((name, place) => (sideHead.test(name) && place !== balanceSide ? [place] : []))
  const amountSide = sideAfter(amount) ?? (sides.length === 1 ? sides[0] : undefined)
  return { ...rest, balanceSide, debit: undefined, credit: undefined, amount, amountSide }
}
