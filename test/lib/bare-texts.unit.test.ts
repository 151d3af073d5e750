import { expect, test } from 'vitest'
import { bareTexts } from '#bin/check-bare-texts.ts'

/** The lines of a component that the check reports. */
const linesOf = (source: string) => bareTexts('web/src/x.tsx', source).map((line) => line.split(':')[1])
const inComponent = (jsx: string) => `const Note = (props: Props) => ${jsx}`

test.each([
  ['a text after a condition', '<button>{isBusy && <Spinner />}Send</button>'],
  ['children after a condition', '<button>{isBusy && <Spinner />}{children}</button>'],
  ['a text before an expression', '<p>Page {number}</p>'],
  ['an expression before a text', '<p>{number} pages</p>'],
  ['a text beside a component, which may render nothing', '<p><Icon /> Sign out</p>'],
  ['two texts', '<p>{first} {second}</p>'],
  ['a text that is shown on a condition', '<p>{isLate && "Late. "}<b>Pay</b></p>'],
  ['a text in one case', '<p>{isLate ? <b>Late</b> : "On time"}<i>!</i></p>'],
  ['the result of a function', '<p>{words.late(days)}<b>!</b></p>'],
  ['a text for each item', '<p>{items.map((item) => item.name)}<b>!</b></p>'],
  ['a text in a fragment', '<p><>{text}</></p>'],
  ['a text in a fragment with a key', '<p><Fragment key={number}>{text}</Fragment></p>'],
  ['a component that returns a text', 'props.isLate ? <b>Late</b> : props.text'],
  ['a text among the children of a component', '<Card>{text}<b>!</b></Card>'],
])('reports %s', (_, jsx) => {
  expect(linesOf(inComponent(jsx)).length).toBeGreaterThan(0)
})

test.each([
  ['a text that is alone', '<p>{text}</p>'],
  ['a text that is alone, in one case', '<p>{isLate ? <b>Late</b> : "On time"}</p>'],
  ['one text for all parts', '<p>{"Page " + number}</p>'],
  ['texts that stay, beside elements that stay', '<p>Call <b>us</b> today</p>'],
  ['texts in elements', '<p><span>{first}</span> <span>{second}</span></p>'],
  ['conditional elements', '<p>{isLate && <b>Late</b>} <i>!</i></p>'],
  ['an element for each item', '<ul>{items.map((item) => <li key={item}>{item}</li>)}<li>!</li></ul>'],
  ['a comment', '<p>{/* Why */}{text}</p>'],
])('accepts %s', (_, jsx) => {
  expect(linesOf(inComponent(jsx))).toEqual([])
})

test('accepts variables, functions and properties of the same file that hold elements only', () => {
  const source = `
interface Props { intro?: Elements; show: (pages: Page[]) => Elements; text: ReactNode }
const add = <button>Add</button>
const group = (title: string) => title && <h2>{title}</h2>
function Note({ intro, show, text }: Props) {
  return <div>{intro}{add}{group('a')}{show([])}<p>!</p></div>
}
`
  expect(linesOf(source)).toEqual([])
  expect(linesOf(source.replace('{intro}{add}', '{text}{add}'))).toEqual(['6'])
})

test('says where the text is', () => {
  expect(bareTexts('web/src/x.tsx', inComponent('(\n  <p>\n    {a} {b}\n  </p>)'))).toEqual([
    'web/src/x.tsx:3: a text that is not alone in an element',
    'web/src/x.tsx:3: a text that is not alone in an element',
  ])
})
