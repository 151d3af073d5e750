import { lenderId } from '#contract/lender.ts'
import { isDay, todayInIndia } from '#loans/dates.ts'
import { checkedOn } from '#redress/rules.ts'
import { dateProblems, whereToComplain } from '#redress/where-to-complain.ts'
import * as words from '#words/tools-complain.ts'
import { addressOf, lenderPath, paths } from '../../paths.ts'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { DayField } from '../DayField.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { monthNumber } from '../figures.ts'
import { choiceInput, dayInput, figureInput, textInput, type ValuesOf } from '../inputs.ts'
import { ToolActions } from '../ToolActions.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'
import { ComplaintAdvice } from './ComplaintAdvice.tsx'
import { ComplaintLetter } from './ComplaintLetter.tsx'
import type { ShownOffer } from './letter.ts'

const digits = /^\d{0,9}$/
const optional = <Kept extends object>(input: Kept) => ({ ...input, isOptional: true })

/** What is in the address. What the visitor writes for the letter is not. */
const inputs = {
  against: choiceInput(words.againstOptions, 'bank'),
  matter: choiceInput(words.matterOptions, 'charge'),
  name: optional(textInput(/^.{0,80}$/u)),
  complained: choiceInput(words.complainedOptions, 'no'),
  on: optional(dayInput('')),
  reply: choiceInput(words.replyOptions, 'none'),
  replied: optional(dayInput('')),
  wait: optional(
    figureInput(30, {
      ...monthNumber,
      accepted: { min: 30, max: 180 },
      messages: {
        tooLow: words.waitDaysUnread,
        tooHigh: words.waitDaysUnread,
        unreadable: words.waitDaysUnread,
      },
    }),
  ),
  happened: optional(dayInput('')),
  by: optional(choiceInput(words.filedByOptions, 'self')),
  to: optional(choiceInput(words.addressedOptions, 'direct')),
  complete: optional(choiceInput(words.completeOptions, 'yes')),
  tone: optional(choiceInput(words.toneOptions, 'fair')),
  before: optional(choiceInput(words.beforeOptions, 'no')),
  court: optional(choiceInput(words.courtOptions, 'no')),
  // What Tulna showed, from "Your loan request".
  shown: optional(dayInput('')),
  offer: optional(textInput(/^[\w-]{0,64}$/)),
  version: optional(textInput(digits)),
  amount: optional(textInput(digits)),
  months: optional(textInput(digits)),
  emi: optional(textInput(digits)),
  apr: optional(textInput(/^(\d{1,3}(\.\d{1,2})?)?$/)),
}

/** The inputs whose fields are folded until one of them is used. */
const folded = ['wait', 'by', 'to', 'complete', 'tone', 'happened', 'before', 'court'] as const

export default function ComplainPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const isHydrated = useIsHydrated()
  // The prerendered page must not have the day of the build. Its answers need none.
  const today = isHydrated ? todayInIndia() : checkedOn
  const hasComplained = values.complained === 'yes'
  const answers = {
    against: values.against,
    matter: values.matter,
    complained: values.complained,
    complainedOn: values.on,
    reply: values.reply,
    repliedOn: values.replied,
    // Asked only of those who have complained.
    waitDays: hasComplained ? values.wait : inputs.wait.initial,
    happenedOn: values.happened,
    filedBy: values.by,
    addressed: values.to,
    complete: values.complete,
    tone: values.tone,
    before: values.before,
    court: values.court,
  }
  const problems = isHydrated ? dateProblems(answers, today) : {}
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, words.dayProblems[problem]]),
  )
  const isComplete = unaccepted.every((name) => name === 'wait' && !hasComplained)
  const isReady = isComplete && Object.keys(problems).length === 0
  const advice = isReady ? whereToComplain(answers, today) : undefined
  const select = (name: 'against' | 'matter') => {
    const { value, onChange, options } = field(name)
    return {
      options: Object.keys(options),
      labels: options,
      value,
      onChange: onChange as (value: string) => void,
    }
  }
  return (
    <ToolFrame
      path={paths.complain}
      title={words.title}
      intro={words.intro}
      fieldsLabel={words.yourAnswers}
      askForCorrection={words.correctDays}
      notes={[words.noteChecked(writtenDay(checkedOn)), words.noteScheme, words.noteDays, words.noteFree]}
      fields={
        <>
          <SelectField label={words.against} hint={words.againstHint} {...select('against')} />
          <SelectField label={words.matter} {...select('matter')} />
          <ChoiceField label={words.complained} {...field('complained')} />
          {hasComplained && (
            <>
              <DayField label={words.complainedOn} {...field('on', errors.complainedOn)} />
              <ChoiceField label={words.reply} {...field('reply')} />
              {values.reply === 'unsatisfied' && (
                <DayField label={words.repliedOn} {...field('replied', errors.repliedOn)} />
              )}
            </>
          )}
          <TextField
            label={words.name}
            maxLength={80}
            value={values.name}
            onChange={({ target }) => field('name').onChange(target.value)}
          />
          <FoldedFields label={words.moreQuestions} isUsed={isUsed(folded, { happened: errors.happenedOn })}>
            {hasComplained && (
              <>
                <FigureField label={words.waitDays} hint={words.waitDaysHint} {...field('wait')} />
                <ChoiceField label={words.filedBy} {...field('by')} />
                <ChoiceField label={words.addressed} {...field('to')} />
                <ChoiceField label={words.complete} {...field('complete')} />
                <ChoiceField label={words.tone} {...field('tone')} />
              </>
            )}
            <DayField label={words.happenedOn} {...field('happened', errors.happenedOn)} />
            <ChoiceField label={words.before} {...field('before')} />
            <ChoiceField label={words.court} {...field('court')} />
          </FoldedFields>
        </>
      }
      result={
        advice && (
          <>
            {isHydrated ? (
              <>
                <div className="tool-answer">
                  <ComplaintAdvice advice={advice} answers={answers} today={today} />
                </div>
                <ComplaintLetter
                  answers={answers}
                  advice={advice}
                  name={values.name.trim()}
                  shown={shownOffer(values)}
                  today={today}
                />
              </>
            ) : (
              <p className="mt-6 reading">{words.lenderText}</p>
            )}
            <ToolActions path={paths.complain + fragment} />
          </>
        )
      }
    />
  )
}

/** What Tulna showed, if the address has all of it. */
function shownOffer(values: ValuesOf<typeof inputs>): ShownOffer | undefined {
  const { shown, offer, version, amount, months, emi, apr, name } = values
  if (!isDay(shown) || ![offer, version, amount, months, name.trim()].every(Boolean)) return undefined
  const page = lenderPath(lenderId(name), { offer, version: Number(version) })
  return {
    day: shown,
    link: globalThis.location.origin + addressOf(page),
    amount: Number(amount),
    months: Number(months),
    ...(emi !== '' && apr !== '' && { emi: Number(emi), apr: Number(apr) }),
  }
}
