import { Icon } from '../ui/Icon.tsx'
import { Section } from './Section.tsx'

const documents = [
  { icon: 'card', title: 'PAN and Aadhaar', detail: 'for everyone' },
  { icon: 'slip', title: 'Salary slips', detail: 'of the last 3 months, if you are employed' },
  { icon: 'page', title: 'ITRs', detail: 'of the last 2 years, if you are self-employed' },
  { icon: 'bank', title: 'Bank statements', detail: 'of your salary or main account' },
] as const

export function Documents() {
  return (
    <Section
      id="documents"
      title="Papers that a lender will ask for"
      intro="Only when you apply, and only the lender. Tulna needs no uploads."
      raised
    >
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {documents.map(({ icon, title, detail }) => (
          <li key={title} className="flex items-center gap-4 border-b border-line py-4">
            <Icon name={icon} className="size-8 shrink-0 text-primary" strokeWidth={1.5} />
            <span>
              <span className="block text-lg font-semibold">{title}</span>
              <span className="text-quiet">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
