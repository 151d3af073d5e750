import { Link } from 'react-router-dom'
import * as words from '#words/tools.ts'
import { toolGroups } from '../content/tools.ts'
import { Points } from '../ui/Points.tsx'
import { ToolIcon } from './ToolIcon.tsx'

export default function ToolsPage() {
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{words.title}</h1>
      <p className="reading mt-4 text-quiet">{words.intro}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:mt-12 lg:grid-cols-3">
        {toolGroups.map((group) => (
          <section key={group.name}>
            <h2 className="text-xl">{group.name}</h2>
            <ul className="mt-3 divide-y divide-line border-t border-line">
              {group.tools.map(({ path, name, about }) => (
                <li key={path} className="group relative flex gap-4 py-4">
                  <ToolIcon path={path} />
                  <div>
                    <h3 className="text-base">
                      {/* The link covers the row. */}
                      <Link
                        to={path}
                        className="text-primary underline-offset-4 group-hover:underline after:absolute after:inset-0"
                      >
                        {name}
                      </Link>
                    </h3>
                    <p className="mt-0.5 text-sm text-quiet">{about}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Points label={words.aboutTools} points={points} className="mt-12 md:grid-cols-3" />
    </div>
  )
}

const points = [
  { title: words.onThisDevice, text: words.onThisDeviceText },
  { title: words.toThePaisa, text: words.toThePaisaText },
  { title: words.yourLender, text: words.yourLenderText },
]
