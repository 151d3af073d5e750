import { questions } from '../content/questions.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { Section } from './Section.tsx'

export function Questions() {
  return (
    <Section id="questions" title="Questions people ask" raised>
      <div className="max-w-3xl">
        <Accordion
          items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
        />
      </div>
    </Section>
  )
}
