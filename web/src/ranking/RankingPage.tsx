import { affordableShare } from '#loans/affordability.ts'
import { gstPercent } from '#loans/fees.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import * as words from '#words/ranking.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { sentence } from '../ui/sentence.ts'
import { writtenDay } from '../ui/written-day.ts'
import { Ceilings } from './Ceilings.tsx'
import { CheckUs } from './CheckUs.tsx'
import { ExampleOrder } from './ExampleOrder.tsx'
import { ReserveBankExamples } from './ReserveBankExamples.tsx'
import { WhoPays } from './WhoPays.tsx'

/** What is said, and beside it on a wide screen what shows it. */
const beside = 'grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2'

/** The rule in three sentences and a drawn example. The whole rule, and all that proves it, is folded below. */
export default function RankingPage() {
  return (
    <article className="page py-10 md:py-14">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-start">
        <div>
          <h1 className="text-4xl md:text-5xl">{words.howWeRank}</h1>
          <div className="reading mt-5 space-y-4">
            {words.inShort.map(({ lead, text }) => (
              <p key={lead}>
                <b className="block font-semibold">{lead}</b> <span className="text-quiet">{text}</span>
              </p>
            ))}
          </div>
          <ButtonLink to={paths.compare} className="mt-6">
            {words.compareLoans}
          </ButtonLink>
        </div>
        <ExampleOrder />
      </div>

      <h2 className="mt-12 mb-3 text-2xl">{words.inFull}</h2>
      <WholeRule />
      <Fold title={words.ratesWithoutLimit} lead={words.ratesWithoutLimitLead}>
        <div className={beside}>
          <div className="space-y-3">
            <p>{words.aboutCeilings}</p>
            <p className="text-sm text-quiet">{words.whenChecked}</p>
          </div>
          <Ceilings />
        </div>
      </Fold>
      <Fold title={words.whyThisShare} lead={words.whyThisShareLead}>
        <p className="max-w-prose">{words.shareOfIncome(affordableShare * 100)}</p>
      </Fold>
      <Fold title={words.howLendersPay} lead={words.howLendersPayLead}>
        <div className={beside}>
          <ul className="list-disc space-y-2 pl-6 marker:text-primary">
            {words.lenderPayments.map((payment) => (
              <li key={payment}>{payment}</li>
            ))}
          </ul>
          <div>
            <WhoPays />
          </div>
        </div>
      </Fold>
      <Fold title={words.checkUs} lead={words.checkUsLead}>
        <CheckUs />
      </Fold>
      <Fold title={words.howWeWorkOut} lead={words.howWeWorkOutLead}>
        <div className={beside}>
          <div className="space-y-3">
            <p>{words.emiAndApr(gstPercent)}</p>
            <p>{words.checkedByExamples}</p>
          </div>
          <ReserveBankExamples />
        </div>
      </Fold>
      <p className="reading mt-8">{words.approvalAndRate}</p>
    </article>
  )
}

function WholeRule() {
  const { version, date } = rankingRule
  const day = <time dateTime={date}>{writtenDay(date)}</time>
  const written = words.ruleParts(affordableShare * 100)
  // The rules are numbered through.
  const parts = written.map((part, place) => ({
    ...part,
    start: 1 + written.slice(0, place).flatMap(({ rules }) => rules).length,
  }))
  return (
    <Fold title={words.completeRule} lead={sentence(words.inUseSince(version, day))}>
      <p className="max-w-prose">{words.intro}</p>
      {parts.map(({ title, rules, start }) => (
        <section key={title} className="mt-10 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12">
          <h4 className="text-lg leading-snug font-semibold">{title}</h4>
          <ol
            start={start}
            className="mt-3 list-decimal space-y-5 pl-8 marker:font-semibold marker:text-primary lg:mt-0"
          >
            {rules.map(({ lead, texts }) => (
              <li key={lead} className="max-w-prose pl-1">
                <b className="font-semibold">{lead}</b>
                {texts.map((text) => (
                  <p key={text} className="mt-1.5 text-quiet">
                    {text}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Fold>
  )
}
