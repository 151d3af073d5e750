import { Link } from 'react-router-dom'
import * as words from '#words/tools.ts'
import { type Tool, toolGroups, tools } from '../content/tools.ts'
import { paths } from '../paths.ts'
import { Points } from '../ui/Points.tsx'
import { ToolIcon } from './ToolIcon.tsx'

const mostUsed: readonly string[] = [paths.emi, paths.afford, paths.prepay]

export default function ToolsPage() {
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{words.title}</h1>
      <p className="reading mt-3 text-quiet">{words.intro}</p>
      <section className="mt-8">
        <h2 className="sr-only">{words.mostUsed}</h2>
        <ul className="grid gap-3 md:grid-cols-3 lg:gap-6">
          {tools
            .filter(({ path }) => mostUsed.includes(path))
            .map((tool) => (
              <li
                key={tool.path}
                className="group relative flex gap-4 rounded-card border border-line bg-surface p-5 hover:border-primary md:flex-col"
              >
                <ToolRow {...tool} className="text-xl" />
              </li>
            ))}
        </ul>
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-10 md:mt-14 lg:grid-cols-3">
        {toolGroups.map((group) => (
          <section key={group.name}>
            <h2 className="text-xl">{group.name}</h2>
            <ul className="mt-2 divide-y divide-line">
              {group.tools
                .filter(({ path }) => !mostUsed.includes(path))
                .map((tool) => (
                  <li key={tool.path} className="group relative flex gap-4 py-3.5">
                    <ToolRow {...tool} className="text-base" />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <details className="mt-10 border-t border-line pt-1">
        <summary className="min-h-11 py-2.5 font-semibold">{words.aboutTools}</summary>
        <Points label={words.aboutTools} points={points} className="mt-2 pb-2 md:grid-cols-3" />
      </details>
    </div>
  )
}

/** A tool in a list. Its link covers the row. */
const ToolRow = ({ path, name, about, className }: Tool & { className: string }) => (
  <>
    <ToolIcon path={path} />
    <div>
      <h3 className={className}>
        <Link
          to={path}
          className="text-primary underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-quiet">{about}</p>
    </div>
  </>
)

const points = [
  { title: words.onThisDevice, text: words.onThisDeviceText },
  { title: words.toThePaisa, text: words.toThePaisaText },
  { title: words.yourLender, text: words.yourLenderText },
]
