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
  return (
    <>
      <List
        title={words.whatDisagrees}
        tone="border-danger"
        items={findings.map((finding) => {
          const quote = quoteOf(statement, finding)
          return {
            sentence: describeFinding(words, finding),
            below: (
              <div className="text-sm text-quiet">
                {quote !== '' && (
                  <p>
                    <span>{`${words.weRead} `}</span>
                    <Source quote={quote} page={pageOf(quote)} />
                  </p>
                )}
                <p>{`${words.ask} ${questionOf(words, finding)}`}</p>
              </div>
            ),
          }
        })}
      />
      <List
        title={words.whatIsMissing}
        tone="border-caution"
        items={missing.map((entry) => ({ sentence: words.entries[entry] }))}
      />
      <List
        title={words.whatIsUnreadable}
        tone="border-caution"
        items={unreadable.map(({ entry, quote }) => ({
          sentence: quote === '' ? words.entries[entry] : `${words.entries[entry]}: “${quote}”`,
        }))}
      />
      <List
        title={words.notChecked}
        tone="border-line"
        items={unchecked.map((each) => ({ sentence: describeUnchecked(words, each) }))}
      />
      <List
        title={words.whatItAgreesWith}
        tone="border-line"
        items={conventions.map((convention) => ({ sentence: describeConvention(words, convention) }))}
      />
    </>
  )
}

interface Item {
  sentence: string
  below?: Elements
}

/** One list of the result, with its heading; each sentence once. Renders nothing if there are no items. */
function List({ title, tone, items }: { title: string; tone: string; items: Item[] }) {
  if (items.length === 0) return null
  const different = [...new Map(items.map((item) => [item.sentence, item])).values()]
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <ul className="reading mt-2 space-y-3">
        {different.map(({ sentence, below }) => (
          <li key={sentence} className={`border-l-4 pl-3 wrap-anywhere ${tone}`}>
            <p>{sentence}</p>
            {below}
          </li>
        ))}
      </ul>
    </>
  )
}
