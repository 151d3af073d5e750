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
        items={findings.map((finding) => {
          const quote = quoteOf(statement, finding)
          return {
            sentence: describeFinding(words, finding),
            below: (
              <div className="mt-1 space-y-1 text-sm text-quiet">
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
        items={missing.map((entry) => ({ sentence: words.entries[entry] }))}
      />
      <List
        title={words.whatIsUnreadable}
        items={unreadable.map(({ entry, quote }) => ({
          sentence: quote === '' ? words.entries[entry] : `${words.entries[entry]}: “${quote}”`,
        }))}
      />
      <List
        title={words.notChecked}
        items={unchecked.map((each) => ({ sentence: describeUnchecked(words, each) }))}
      />
      <List
        title={words.whatItAgreesWith}
        items={conventions.map((convention) => ({ sentence: describeConvention(words, convention) }))}
      />
    </>
  )
}

interface Item {
  sentence: string
  below?: Elements
}

/** One list of the result; each sentence once. What does not agree needs no heading below the headline. */
function List({ title, items }: { title?: string; items: Item[] }) {
  if (items.length === 0) return null
  const different = [...new Map(items.map((item) => [item.sentence, item])).values()]
  return (
    <>
      {title && <h3 className="mt-8 text-base">{title}</h3>}
      <ul className={`reading divide-y divide-line border-line ${title ? 'mt-1' : 'mt-5 border-y'}`}>
        {different.map(({ sentence, below }) => (
          <li key={sentence} className={`wrap-anywhere ${title ? 'py-2 text-base' : 'py-4'}`}>
            <p className={title ? '' : 'font-medium'}>{sentence}</p>
            {below}
          </li>
        ))}
      </ul>
    </>
  )
}
