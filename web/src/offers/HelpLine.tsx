import { Phone } from 'lucide-react'
import { site } from '../content/site.ts'

export function HelpLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-6 text-quiet">
      <Phone className="size-5" aria-hidden="true" />
      Need help choosing? Call toll-free{' '}
      <a
        href={`tel:${site.phone.dialled}`}
        className="link amount inline-flex min-h-11 items-center font-semibold"
      >
        {site.phone.shown}
      </a>
      <span>{site.phone.hours}</span>
    </p>
  )
}
