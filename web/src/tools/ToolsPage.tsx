import { Link } from 'react-router-dom'
import * as words from '#words/tools.ts'
import { tools } from '../content/tools.ts'
import { Points } from '../ui/Points.tsx'

export default function ToolsPage() {
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{words.title}</h1>
      <p className="reading mt-4 text-quiet">{words.intro}</p>
      <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {tools.map(({ path, name, about }) => (
          <li
            key={path}
            className="relative rounded-card border border-line bg-surface p-5 hover:border-primary"
          >
            <h2 className="text-lg">
              {/* The link covers the card. */}
              <Link to={path} className="hover:text-primary after:absolute after:inset-0">
                {name}
              </Link>
            </h2>
            <p className="mt-1 text-quiet">{about}</p>
          </li>
        ))}
      </ul>
      <Points label={words.aboutTools} points={points} className="mt-12 md:grid-cols-3" />
    </div>
  )
}

const points = [
  { title: words.onThisDevice, text: words.onThisDeviceText },
  { title: words.toThePaisa, text: words.toThePaisaText },
  { title: words.yourLender, text: words.yourLenderText },
]
