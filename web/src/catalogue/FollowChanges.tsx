import type { ReactNode } from 'react'
import { type FeedSubject, feedPath } from '#contract/feeds.ts'
import * as words from '#words/feeds.ts'
import type { Elements } from '../ui/elements.ts'
import { sentence } from '../ui/sentence.ts'

interface FollowChangesProps {
  subject: FeedSubject
  /** What the feed follows, in words: the name of a lender, or of a loan type. */
  name: string
  /** Says more about the feed. */
  children?: Elements
}

/** Leads to the feed of what the page shows, and tells feed readers where it is. */
export function FollowChanges({ subject, name, children }: FollowChangesProps) {
  return (
    <section aria-labelledby="follow" className="mt-10 print:hidden">
      <FeedLink subject={subject} name={name} />
      <h2 id="follow" className="text-xl">
        {words.follow}
      </h2>
      <p className="reading mt-1 text-base! text-quiet">
        {sentence(words.followText<ReactNode>(linkTo(subject)))}
      </p>
      {children}
    </section>
  )
}

/** The feed of one loan, beside that of its type. */
export function FollowLoan({ subject, name }: Pick<FollowChangesProps, 'subject' | 'name'>) {
  return (
    <p className="reading mt-2 text-quiet">
      <FeedLink subject={subject} name={name} />
      <span>{sentence(words.followLoan<ReactNode>(linkTo(subject)))}</span>
    </p>
  )
}

/** React moves it into the document's head. */
const FeedLink = ({ subject, name }: Pick<FollowChangesProps, 'subject' | 'name'>) => (
  <link rel="alternate" type="application/atom+xml" title={words.title(name)} href={feedPath(subject)} />
)

const linkTo = (subject: FeedSubject) => (text: string) => (
  <a href={feedPath(subject)} type="application/atom+xml" className="link">
    {text}
  </a>
)
