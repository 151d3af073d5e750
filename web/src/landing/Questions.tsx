import * as words from '#words/landing.ts'
import { questions } from '../content/questions.ts'
import { site } from '../content/site.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { Section } from './Section.tsx'

const { phone } = site

export function Questions() {
  return (
    <Section id="questions" title={words.questions} isRaised>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_18rem] lg:gap-16">
        <Accordion
          items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
        />
        <aside className="rounded-card border border-line bg-paper p-5">
          <h3 className="text-lg">{words.preferToTalk}</h3>
          <a
            href={`tel:${phone.dialled}`}
            className="link inline-block py-2.5 tabular-nums text-xl font-bold"
          >
            {phone.shown}
          </a>
          <p className="text-quiet">{words.tollFree(phone.hours)}</p>
        </aside>
      </div>
    </Section>
  )
}
