import { Icon } from '../ui/Icon.tsx'
import { Section } from './Section.tsx'

const documents = [
  { icon: 'card', title: 'PAN and Aadhaar', detail: 'for everyone' },
  { icon: 'slip', title: 'Salary slips', detail: 'last 3 months, if you have a job' },
  { icon: 'page', title: 'ITRs', detail: 'last 2 years, if you are self-employed' },
  { icon: 'bank', title: 'Bank statements', detail: 'for your salary or main account' },
] as const

export function Documents() {
  return (
    <Section
      id="documents"
      title="Documents lenders ask for"
      intro="You send these to the lender when you apply. You upload nothing to Tulna."
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
