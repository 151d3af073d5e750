import { Link } from 'react-router-dom'
import type { LegalSection } from '../content/legal.ts'
import { writtenDay } from '../ui/written-day.ts'

interface LegalTextProps {
  title: string
  /** `yyyy-MM-dd`. Consents are recorded with it. */
  version: string
  intro: string
  sections: readonly LegalSection[]
  other: { to: string; name: string }
}

/** A long text with a table of contents: beside it on a wide screen, above it on a phone. */
export function LegalText({ title, version, intro, sections, other }: LegalTextProps) {
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <header className="lg:col-span-2">
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        <p className="mt-3 text-sm text-quiet">
          Last updated <time dateTime={version}>{writtenDay(version)}</time>
        </p>
        <p className="reading mt-4">{intro}</p>
      </header>
      <Contents sections={sections} />
      <article>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="not-first:mt-10">
            <h2 id={section.id} className="text-2xl">
              {section.title}
            </h2>
            <LegalBody body={section.body} />
          </section>
        ))}
        <p className="mt-10 border-t border-line pt-4">
          <Link to={other.to} className="link inline-flex min-h-11 items-center font-medium">
            Read the {other.name}
          </Link>
        </p>
      </article>
    </div>
  )
}

/** Collapsed on a phone, where it would push the text down by a screen and a half. */
function Contents({ sections }: Pick<LegalTextProps, 'sections'>) {
  const list = (
    <ol className="mt-2 text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-quiet hover:text-primary hover:underline lg:min-h-8"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="On this page" className="lg:order-last">
      <details className="rounded-card border border-line bg-surface px-5 lg:hidden">
        <summary className="min-h-12 py-3 font-semibold">On this page</summary>
        {list}
      </details>
      <div className="hidden lg:sticky lg:top-24 lg:block">
        <h2 className="text-base">On this page</h2>
        {list}
      </div>
    </nav>
  )
}

function LegalBody({ body }: Pick<LegalSection, 'body'>) {
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part} className="reading mt-3">
        {part}
      </p>
    ) : (
      <ul key={part[0]} className="reading mt-3 list-disc space-y-2 pl-6 marker:text-primary">
        {part.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
}
