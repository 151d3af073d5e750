import type { CheckResult } from '#statements/judge/findings.ts'
import type { Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import type { Elements } from '../../ui/elements.ts'
import {
  describeConvention,
  describeFinding,
  describeUnchecked,
  questionOf,
  quoteOf,
} from './describe-finding.ts'
import { Source } from './Source.tsx'

interface VerdictProps {
  statement: Statement
  result: CheckResult
  pageOf: (quote: string) => number | undefined
}

/** The lists of a result: what does not agree, is missing, could not be read or was not checked, and what it agrees with. */
export function Verdict({ statement, result, pageOf }: VerdictProps) {
  const { findings, missing, unreadable, unchecked, conventions } = result
  const problems = new Map(findings.map((finding) => [describeFinding(words, finding), finding]))
  return (
    <>
      <List title={words.whatDisagrees} tone="border-danger" items={[...problems.keys()]}>
        {(sentence) => {
          const finding = problems.get(sentence)
          const quote = finding ? quoteOf(statement, finding) : ''
          return (
            <>
              {quote !== '' && (
                <span className="block text-sm text-quiet">
                  <span>{`${words.weRead} `}</span>
                  <Source quote={quote} page={pageOf(quote)} />
                </span>
              )}
              {finding && (
                <span className="block text-sm text-quiet">{`${words.ask} ${questionOf(words, finding)}`}</span>
              )}
            </>
          )
        }}
      </List>
      <List
        title={words.whatIsMissing}
        tone="border-caution"
        items={missing.map((entry) => words.entries[entry])}
      />
      <List
        title={words.whatIsUnreadable}
        tone="border-caution"
        items={unreadable.map(({ entry, quote }) =>
          quote === '' ? words.entries[entry] : `${words.entries[entry]}: “${quote}”`,
        )}
      />
      <List
        title={words.notChecked}
        tone="border-line"
        items={unchecked.map((each) => describeUnchecked(words, each))}
      />
      <List
        title={words.whatItAgreesWith}
        tone="border-line"
        items={conventions.map((convention) => describeConvention(words, convention))}
      />
    </>
  )
}

interface ListProps {
  title: string
  tone: string
  items: string[]
  /** What stands below an item. */
  children?: (item: string) => Elements
}

/** One list of the result, with its heading. Renders nothing if there are no items. */
function List({ title, tone, items, children }: ListProps) {
  if (items.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <ul className="reading mt-2 space-y-3">
        {[...new Set(items)].map((item) => (
          <li key={item} className={`border-l-4 pl-3 wrap-anywhere ${tone}`}>
            <span>{item}</span>
            {children?.(item)}
          </li>
        ))}
      </ul>
    </>
  )
}
