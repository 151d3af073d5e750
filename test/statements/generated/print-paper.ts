import type { Paper } from './paper.ts'
import { form, type Row } from './write-paper.ts'

/** How a page shows a statement: CSS, and where the parts of a row stand. */
export interface PageLayout {
  css?: string
  /** Where the number of a row stands: in a column of its own, before the label, or nowhere. */
  number?: 'column' | 'label' | 'none'
  /** The width of the labels' column, in per cent. */
  labelWidth?: number
  /** In place of a table for each part: one for the whole statement, or no table at all. */
  as?: 'tables' | 'oneTable' | 'grid' | 'list'
  /** A heading and a footer on every page. */
  isFramed?: boolean
  /** The schedule in a table whose head is repeated on each page, or in two tables beside each other. */
  schedule?: 'table' | 'repeatedHead' | 'twoTables'
  before?: string
  after?: string
}

const base =
  '@page{size:A4;margin:14mm}body{font:10px Arial,sans-serif}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:2px 4px;text-align:left;font-weight:normal}'

/** What the browser's default leaves and lenders change: 30 layouts. */
export const pageLayouts: Record<string, PageLayout> = {
  'centred cells, narrow labels': { labelWidth: 30 },
  'centred cells, wide labels': { labelWidth: 60 },
  'cells at the top, narrow labels': { labelWidth: 26, css: 'td{vertical-align:top}' },
  'cells at the bottom': { labelWidth: 36, css: 'td{vertical-align:bottom}' },
  'numbers in the label': { labelWidth: 40, number: 'label' },
  'numbers in the label, cells at the bottom': {
    labelWidth: 30,
    number: 'label',
    css: 'td{vertical-align:bottom}',
  },
  'no numbers': { labelWidth: 45, number: 'none' },
  'no numbers, narrow labels': { labelWidth: 24, number: 'none' },
  'no borders, no space between rows': { css: 'td,th{border:0;padding:0 6px 0 0}' },
  'much space in cells': { css: 'td,th{padding:10px 12px}' },
  'no space in cells': { css: 'td,th{padding:0}' },
  'lines close to each other': { css: 'td{line-height:1;padding:1px 3px}' },
  'lines far from each other': { css: 'td{line-height:1.8}' },
  'a serif font, justified': { css: 'body{font:11px "DejaVu Serif",serif}td{text-align:justify}' },
  'a typewriter’s font': { css: 'body{font:8px "DejaVu Sans Mono",monospace}' },
  'letters apart': { css: 'td,th{letter-spacing:1.5px}' },
  'bold labels in capitals': { css: 'td:nth-child(2){font-weight:bold;text-transform:uppercase}' },
  'values at the right': { css: 'td:last-child{text-align:right}' },
  'values in the middle': { css: 'td{text-align:center}' },
  'small letters': { css: 'body{font-size:6.5px}' },
  'large letters on a small page': { css: '@page{size:A5;margin:8mm}body{font-size:11px}' },
  'a wide page': { css: '@page{size:A4 landscape}' },
  'one table': { as: 'oneTable', labelWidth: 38 },
  'one table, cells at the top': { as: 'oneTable', labelWidth: 30, css: 'td{vertical-align:top}' },
  'boxes in place of a table': { as: 'grid' },
  'lines of label and value': { as: 'list' },
  'two columns': { css: 'main{columns:2;column-gap:10mm}body{font-size:8px}' },
  'a heading and a footer on every page': { isFramed: true, labelWidth: 34 },
  'rows that pages break': {
    css: '@page{size:A5 landscape;margin:12mm}td{line-height:1.6;break-inside:auto}tr{break-inside:auto}',
    isFramed: true,
  },
  'the schedule’s head on every page': { schedule: 'repeatedHead', css: 'body{font-size:12px}' },
  'the schedule in two tables': { schedule: 'twoTables' },
  'between a letter and an agreement': {
    before:
      '<p>Dear customer,</p><p>We are pleased to sanction your loan. You applied for a loan amount of Rs. 3,00,000. Please read the key facts below.</p>',
    after:
      '<h2>Loan agreement</h2><p>The Borrower shall repay the Loan with interest as set out in the Key Facts Statement. 14. The Lender may engage recovery agents. 17. Complaints are answered within 30 days.</p>',
  },
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The statement as a page to print. */
export function pageOf(paper: Paper, layout: PageLayout): string {
  const { css = '', as = 'tables', isFramed, before = '', after = '' } = layout
  const rows = form(paper)
  const scheduleAt = rows.findIndex((row) => 'line' in row && row.line[0] === 'Annex C')
  const parts = scheduleAt < 0 ? [rows, []] : [rows.slice(0, scheduleAt), rows.slice(scheduleAt)]
  const body =
    as === 'grid' || as === 'list' ? withoutTables(parts[0] ?? [], as) : tables(parts[0] ?? [], layout)
  const frame = isFramed
    ? '<div style="position:fixed;top:0;left:0;right:0;font-size:8px">Example Finance Limited <span style="float:right">CIN U65990MH2010PLC123456</span></div><div style="position:fixed;bottom:0;font-size:8px">Key Facts Statement - confidential</div>'
    : ''
  const padding = isFramed ? 'main{padding:14px 0}' : ''
  return `<!doctype html><meta charset=utf-8><style>${base}${padding}${css}</style>${frame}<main>${before}${body}${schedule(parts[1] ?? [], layout)}${after}</main>`
}

function tables(rows: Row[], { number = 'column', labelWidth = 45, as }: PageLayout): string {
  const columns =
    number === 'column'
      ? `<colgroup><col style="width:5%"><col style="width:${labelWidth}%"><col></colgroup>`
      : `<colgroup><col style="width:${labelWidth}%"><col></colgroup>`
  const labelSpan = number === 'column' ? 2 : 1
  const row = (each: Row): string => {
    if ('line' in each) {
      const [only = '', ...others] = each.line
      if (others.length === 0)
        return `<tr>${as === 'oneTable' ? `<td colspan=${labelSpan + 1}>` : '<td>'}${escaped(only)}</td></tr>`
      const cells = each.line.map((cell) => `<td>${escaped(cell)}</td>`).join('')
      return as === 'oneTable'
        ? `<tr><td colspan=${labelSpan + 1} style="padding:0"><table><tr>${cells}</tr></table></td></tr>`
        : `<tr>${cells}</tr>`
    }
    const label =
      number === 'column'
        ? `<td>${each.number ?? ''}</td><td>${escaped(each.label)}</td>`
        : `<td>${number === 'label' && each.number ? `${each.number} ` : ''}${escaped(each.label)}</td>`
    const [value = '', ...others] = each.cells ?? []
    const cells = [value, ...others].map((cell) => `<td>${escaped(cell)}</td>`).join('')
    return `<tr>${label}${cells}</tr>`
  }
  if (as === 'oneTable') return `<table>${columns}${rows.map(row).join('')}</table>`
  // Rows of one shape follow each other in one table.
  const shape = (each: Row) =>
    'line' in each ? `line${each.line.length}` : `row${(each.cells ?? []).length}`
  const groups: Row[][] = []
  for (const each of rows) {
    const last = groups.at(-1)
    if (last?.[0] && shape(last[0]) === shape(each)) last.push(each)
    else groups.push([each])
  }
  return groups
    .map((group) => {
      const isLabelled =
        group[0] !== undefined && !('line' in group[0]) && (group[0].cells ?? []).length === 1
      return `<table>${isLabelled ? columns : ''}${group.map(row).join('')}</table>`
    })
    .join('')
}

const withoutTables = (rows: Row[], as: 'grid' | 'list') =>
  rows
    .map((row) => {
      if ('line' in row) {
        const cells = row.line.map((cell) => `<div>${escaped(cell)}</div>`).join('')
        return `<div style="display:grid;grid-template-columns:repeat(${row.line.length},1fr);gap:8px;padding:3px 0">${cells}</div>`
      }
      const label = escaped([row.number, row.label].filter(Boolean).join(' '))
      const value = (row.cells ?? []).map(escaped).join(' ')
      return as === 'grid'
        ? `<div style="display:grid;grid-template-columns:2fr 3fr;gap:12px;align-items:center;border-bottom:1px solid;padding:3px 0"><div>${label}</div><div>${value}</div></div>`
        : `<p style="margin:3px 0">${label}${value ? `: <b>${value}</b>` : ''}</p>`
    })
    .join('')

function schedule(rows: Row[], { schedule: as = 'table' }: PageLayout): string {
  if (rows.length === 0) return ''
  const lines = rows.flatMap((row) => ('line' in row ? [row.line] : []))
  const [annex = [], title = [], head = [], ...cells] = lines
  const table = (body: string[][]) => {
    const headRow = `<tr>${head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr>`
    const bodyRows = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
    return as === 'repeatedHead'
      ? `<table><thead style="display:table-header-group">${headRow}</thead><tbody>${bodyRows}</tbody></table>`
      : `<table>${headRow}${bodyRows}</table>`
  }
  const half = Math.ceil(cells.length / 2)
  const content =
    as === 'twoTables'
      ? `<div style="display:flex;gap:6mm;align-items:flex-start"><div>${table(cells.slice(0, half))}</div><div>${table(cells.slice(half))}</div></div>`
      : table(cells)
  return `<h2>${annex[0]}</h2><h3>${title[0]}</h3>${content}`
}
