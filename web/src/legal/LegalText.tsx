import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { basename as englishBasename } from '#english/locale.ts'
import * as words from '#words/legal.ts'
import { basename } from '#words/locale.ts'
import { sentence } from '../ui/sentence.ts'
import { writtenDay } from '../ui/written-day.ts'

/** Whether this build translates the legal texts. It then also shows the English texts, which are legally binding. */
export const isTranslation = basename !== englishBasename

export interface LegalSection {
  /** The fragment of links to the section, as in `/terms#credit-report-terms`. The same in every language. */
  id: string
  title: string
  /** A string is a paragraph, a list of strings a list. Translations have the same paragraphs. */
  body: readonly (string | readonly string[])[]
}

interface LegalTextProps {
  title: string
  /** `yyyy-MM-dd`. Consents are recorded with it. */
  version: string
  intro: string
  sections: readonly LegalSection[]
  /** The binding text, if `sections` are a translation. */
  english?: readonly LegalSection[] | undefined
  other: { to: string; name: string }
}

/** A long text with a table of contents: beside it on a wide screen, above it on a phone. */
export function LegalText({ title, version, intro, sections, english, other }: LegalTextProps) {
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <header className="lg:col-span-2">
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        <p className="mt-3 text-sm text-quiet">
          {sentence(words.lastUpdated(<time dateTime={version}>{writtenDay(version)}</time>))}
        </p>
        <p className="reading mt-4">{intro}</p>
        {english && (
          <p className="reading mt-4 rounded-card border border-line bg-surface px-5 py-4">
            {words.translationNote}
          </p>
        )}
      </header>
      <Contents sections={sections} />
      <article>
        {sections.map((section, index) => (
          <Section key={section.id} section={section} english={english?.[index]} />
        ))}
        <p className="mt-10 border-t border-line pt-4">
          <Link to={other.to} className="link inline-flex min-h-11 items-center font-medium">
            {other.name}
          </Link>
        </p>
      </article>
    </div>
  )
}

/** The English is beside each paragraph of a translation on a wide screen, and collapsed below the section on a phone. */
function Section({ section, english }: { section: LegalSection; english?: LegalSection | undefined }) {
  const heading = (
    <h2 id={section.id} className="text-2xl">
      {section.title}
    </h2>
  )
  return (
    <section aria-labelledby={section.id} className="not-first:mt-10">
      {english ? (
        <>
          <Beside english={<p className="text-2xl font-bold">{english.title}</p>}>{heading}</Beside>
          {section.body.map((part, index) => (
            <Beside key={String(part)} english={<LegalBody body={english.body.slice(index, index + 1)} />}>
              <LegalBody body={[part]} />
            </Beside>
          ))}
          <details className="mt-3 lg:hidden">
            <summary
              id={`${section.id}-english`}
              aria-labelledby={`${section.id}-english ${section.id}`}
              className="min-h-11 py-2 font-medium text-primary"
            >
              {words.inEnglish}
            </summary>
            <div lang="en">
              <p className="font-semibold">{english.title}</p>
              <LegalBody body={english.body} />
            </div>
          </details>
        </>
      ) : (
        <>
          {heading}
          <LegalBody body={section.body} />
        </>
      )}
    </section>
  )
}

const Beside = ({ english, children }: { english: ReactNode; children: ReactNode }) => (
  <div className="lg:grid lg:grid-cols-2 lg:gap-x-10">
    <div>{children}</div>
    <div lang="en" className="hidden lg:block">
      {english}
    </div>
  </div>
)

/** Collapsed on a phone, where it would push the text down by a screen and a half. */
function Contents({ sections }: Pick<LegalTextProps, 'sections'>) {
  const list = (
    <ol className="mt-2 text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 leading-snug text-quiet hover:text-primary hover:underline lg:min-h-8"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={words.onThisPage} className="lg:order-last">
      <details className="rounded-card border border-line bg-surface px-5 lg:hidden">
        <summary className="min-h-12 py-3 font-semibold">{words.onThisPage}</summary>
        {list}
      </details>
      <div className="hidden lg:sticky lg:top-24 lg:-mx-2 lg:block lg:max-h-[calc(var(--viewport-height)-7rem)] lg:overflow-y-auto lg:px-2">
        <h2 className="text-base">{words.onThisPage}</h2>
        {list}
      </div>
    </nav>
  )
}

function LegalBody({ body }: Pick<LegalSection, 'body'>) {
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part} className="reading mt-3">
        {unbrokenNumbers(part)}
      </p>
    ) : (
      <ul key={part[0]} className="reading mt-3 list-disc space-y-2 pl-6 marker:text-primary">
        {part.map((item) => (
          <li key={item}>{unbrokenNumbers(item)}</li>
        ))}
      </ul>
    ),
  )
}

/** Keeps a phone number on one line. */
const unbrokenNumbers = (text: string) => text.replaceAll(/(\d) (?=\d)/g, '$1\u00a0')
