import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as words from '#words/tools.ts'
import { toolGroups } from '../content/tools.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'

interface ToolPageProps {
  path: string
  title: string
  intro: string
  notes: readonly string[]
  children: Elements
}

interface ToolFrameProps extends Omit<ToolPageProps, 'children'> {
  fields: ReactNode
  /** The name of the fields; by default, that they are figures. */
  fieldsLabel?: string
  /** If it is `undefined` or `false`, a sentence asks the visitor to correct a figure. */
  result: Elements
  askForCorrection?: string
}

/** The frame of a tool: its fields, its result, which begins with an `Answer`, how it was worked out, and the other tools. */
export function ToolFrame({
  fields,
  fieldsLabel = words.yourFigures,
  result,
  askForCorrection = words.correctFields,
  ...page
}: ToolFrameProps) {
  return (
    <ToolPage {...page}>
      <div className="tool-frame">
        <section aria-label={fieldsLabel} className="mt-5">
          <Card className="grid gap-x-8 gap-y-5 sm:p-6 md:max-lg:grid-cols-2">{fields}</Card>
        </section>
        {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
        <div role="status" className={result ? '' : 'tool-problem'}>
          {!result && <p className="mt-6 font-medium">{askForCorrection}</p>}
        </div>
        {result}
      </div>
    </ToolPage>
  )
}

/** What every tool has around its contents: its title, how it was worked out, and the other tools. */
export function ToolPage({ path, title, intro, notes, children }: ToolPageProps) {
  return (
    <div className="page pt-6 pb-12 sm:pt-10">
      <p className="text-sm print:hidden">
        <Link to={paths.tools} className="link inline-flex min-h-11 items-center">
          {words.allTools}
        </Link>
      </p>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="reading mt-2 text-quiet">{intro}</p>
      {children}
      <details className="printed-unfolded mt-10 border-t border-line pt-1">
        <summary className="min-h-11 py-2.5 font-semibold">{words.howWeWorkOut}</summary>
        <ul className="reading list-disc space-y-1.5 pb-2 pl-5 text-base! text-quiet marker:text-primary">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
      <nav aria-label={words.otherTools} className="mt-8 print:hidden">
        <h2 className="text-base">{words.otherTools}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {siblingsOf(path).map((tool) => (
            <li key={tool.path}>
              <Link to={tool.path} className="link inline-flex min-h-11 items-center">
                {tool.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** The other tools that one needs at the same time. */
const siblingsOf = (path: string) =>
  toolGroups
    .filter((group) => group.tools.some((tool) => tool.path === path))
    .flatMap((group) => group.tools.filter((tool) => tool.path !== path))
