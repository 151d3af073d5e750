/** What happened in an account, oldest first. Paise; below 0 for a debit. */
export interface Movement {
  /** `yyyy-MM-dd` */
  on: string
  narration: string
  paise: number
}

export interface Layout {
  bank: string
  write: (movements: readonly Movement[], opening: number) => string
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const partsOf = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date, name: names[Number(month) - 1] ?? '' }
}
const dates = {
  slashes: (day: string) => {
    const { year, month, date } = partsOf(day)
    return `${date}/${month}/${year}`
  },
  short: (day: string) => {
    const { year, month, date } = partsOf(day)
    return `${date}/${month}/${year.slice(2)}`
  },
  dashes: (day: string) => {
    const { year, month, date } = partsOf(day)
    return `${date}-${month}-${year}`
  },
  named: (day: string) => {
    const { year, date, name } = partsOf(day)
    return `${date}-${name}-${year.slice(2)}`
  },
  spaced: (day: string) => {
    const { year, date, name } = partsOf(day)
    return `${Number(date)} ${name} ${year}`
  },
}

const plain = (paise: number) => (Math.abs(paise) / 100).toFixed(2)
/** `1,23,456.78` */
const grouped = (paise: number) =>
  (Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const withBalances = (movements: readonly Movement[], opening: number) => {
  let balance = opening
  return movements.map((movement) => {
    balance += movement.paise
    return { ...movement, balance }
  })
}

/** How several Indian banks write an account's statement as CSV: their heads, orders, dates, amounts and what is around the table. */
export const layouts: Layout[] = [
  {
    bank: 'title rows, short dates, unused side empty, a rule and a summary with figures below',
    write: (movements, opening) =>
      [
        'KAVERI BANK LTD.',
        'Account No :, 50100012345678 ,Nomination : Registered',
        'Statement From : 01/04/2025 To : 31/03/2026',
        '',
        '  Date     ,Narration,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance',
        '********,********,********,********,********,********,********',
        ...withBalances(movements, opening).map(({ on, narration, paise, balance }) =>
          [
            `  ${dates.short(on)} `,
            narration,
            dates.short(on),
            paise < 0 ? `      ${plain(paise)}` : '',
            paise > 0 ? `      ${plain(paise)}` : '',
            '0000123456',
            plain(balance),
          ].join(','),
        ),
        '',
        'STATEMENT SUMMARY :-',
        'Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal',
        '12345.00,3,4,1000.00,2000.00,13345.00',
        'Generated On: 05/07/2026 10:11:12',
      ].join('\r\n'),
  },
  {
    bank: 'tabs, a byte order mark, grouped amounts, named months, an opening balance',
    write: (movements, opening) =>
      `\uFEFF${[
        'Account Name\t:\tMS ASHA NAIR',
        'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
        `\t\tOPENING BALANCE\t\t\t\t${grouped(opening)}`,
        ...withBalances(movements, opening).map(({ on, narration, paise, balance }) =>
          [
            dates.spaced(on),
            dates.spaced(on),
            narration,
            ' ',
            paise < 0 ? grouped(paise) : ' ',
            paise > 0 ? grouped(paise) : ' ',
            grouped(balance),
          ].join('\t'),
        ),
        '**This is a computer generated statement',
      ].join('\n')}`,
  },
  {
    bank: 'newest first, all cells quoted, units in the heads, zeros on the unused side',
    write: (movements, opening) =>
      [
        '"S No.","Value Date","Transaction Date","Cheque Number","Transaction Remarks","Withdrawal Amount (INR )","Deposit Amount (INR )","Balance (INR )"',
        ...withBalances(movements, opening)
          .map(({ on, narration, paise, balance }, place) =>
            [
              String(place + 1),
              dates.slashes(on),
              dates.slashes(on),
              '-',
              narration,
              paise < 0 ? plain(paise) : '0',
              paise > 0 ? plain(paise) : '0',
              plain(balance),
            ]
              .map(quoted)
              .join(','),
          )
          .reverse(),
      ].join('\n'),
  },
  {
    bank: 'one column of amounts with Dr and Cr beside it, and beside the balance',
    write: (movements, opening) =>
      [
        'Sl. No.,Transaction Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr',
        ...withBalances(movements, opening).map(({ on, narration, paise, balance }, place) =>
          [
            String(place + 1),
            dates.dashes(on),
            narration,
            '',
            quoted(grouped(paise)),
            paise < 0 ? 'DR' : 'CR',
            quoted(grouped(balance)),
            balance < 0 ? 'DR' : 'CR',
          ].join(','),
        ),
      ].join('\n'),
  },
  {
    bank: 'semicolons, short heads, Cr and Dr behind the balance',
    write: (movements, opening) =>
      [
        'Tran Date;CHQNO;PARTICULARS;DR;CR;BAL;SOL',
        ...withBalances(movements, opening).map(({ on, narration, paise, balance }) =>
          [
            dates.dashes(on),
            '',
            narration,
            paise < 0 ? plain(paise) : '',
            paise > 0 ? plain(paise) : '',
            `${grouped(balance)} ${balance < 0 ? 'Dr.' : 'Cr.'}`,
            '123',
          ].join(';'),
        ),
      ].join('\r\n'),
  },
  {
    bank: 'Dr and Cr behind each amount, named months with a short year, a time of day, long narrations in two rows',
    write: (movements, opening) =>
      [
        'Post Date,Narration,Amount (Rs.),Balance',
        ...withBalances(movements, opening).flatMap(({ on, narration, paise, balance }) => {
          const space = narration.indexOf(' ', 8)
          const half = space < 0 ? narration.length : space
          return [
            [
              `${dates.named(on)} 10:22:31`,
              narration.slice(0, half),
              quoted(`₹${grouped(paise)} ${paise < 0 ? 'Dr' : 'Cr'}`),
              quoted(`${balance < 0 ? '-' : ''}${grouped(balance)}`),
            ].join(','),
            ...(half < narration.length ? [`,${narration.slice(half + 1)},,`] : []),
          ]
        }),
      ].join('\n'),
  },
]
