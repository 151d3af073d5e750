import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { exampleLoans } from '#contract/example-loans.ts'
import { linkName } from '#contract/link-name.ts'
import { daysLater, isDay } from '#loans/dates.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import { inUseSince } from '#words/ranking.ts'
import * as words from '#words/ranking-day.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { optionInLink, withChoices } from '../borrower/loan-choices.ts'
import { amountField, isAccepted, tenureField } from '../borrower/loan-figures.ts'
import { Head } from '../PageHead.tsx'
import { paths, rankingDayPath } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FigureField } from '../ui/fields/FigureField.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { rupees } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { writtenDay } from '../ui/written-day.ts'
import { type Finding, type Loan, type PublishedDay, publishedDayQuery } from './published-day.ts'

export default function RankingDayPage() {
  const { day = '' } = useParams()
  return (
    <div className="page pt-4 pb-12">
      <p>
        <Link to={paths.ranking} className="link inline-flex min-h-11 items-center">
          {words.allOfTheRule}
        </Link>
      </p>
      {isDay(day) ? (
        <Day key={day} day={day} />
      ) : (
        <>
          <Head title={`${words.noDay} · Tulna`} description={words.description} indexed={false} />
          <EmptyState heading="h1" title={words.noDay}>
            {words.noDayText}
          </EmptyState>
        </>
      )}
    </div>
  )
}

function Day({ day }: { day: string }) {
  const query = useQuery(publishedDayQuery(day))
  const { data, isPending, isLoadingError } = query
  const written = writtenDay(day)
  return (
    <>
      <Head title={words.title(written)} description={words.description} indexed={false} />
      {data === null ? (
        <EmptyState heading="h1" title={words.nothing}>
          {words.nothingText(written)}
        </EmptyState>
      ) : (
        <h1 className="text-3xl sm:text-4xl">{words.heading(written)}</h1>
      )}
      {isPending && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="mt-6 h-72 max-w-2xl" />
        </div>
      )}
      {isLoadingError && <QueryFailure title={words.notLoaded} query={query} />}
      {data && <Published published={data} />}
    </>
  )
}

function Published({ published }: { published: PublishedDay }) {
  const { rule, day, offers, before } = published.ranking
  return (
    <>
      <p className="mt-3 text-sm text-quiet">
        {sentence(inUseSince(rule.version, <time dateTime={rule.date}>{writtenDay(rule.date)}</time>))}
      </p>
      <p className="reading mt-4">{words.intro}</p>
      <p className="mt-3 font-medium">{words.shown(offers.length)}</p>
      <Checks published={published} />
      <StatedLoans published={published} />
      <OwnLoan published={published} />
      <nav className="mt-10 flex flex-wrap gap-x-6">
        {before !== null && <DayLink day={daysLater(day, -1)} name={words.dayBefore} />}
        {published.hasNext && <DayLink day={daysLater(day, 1)} name={words.dayAfter} />}
      </nav>
    </>
  )
}

/** The page of another day, for the same loan. */
function DayLink({ day, name }: { day: string; name: (day: string) => string }) {
  const [search] = useSearchParams()
  return (
    <Link
      to={{ pathname: rankingDayPath(day), search: search.toString() }}
      className="link inline-flex min-h-11 items-center"
    >
      {name(writtenDay(day))}
    </Link>
  )
}

const findingColours: Record<Finding, string> = {
  asPublished: 'text-positive',
  differs: 'text-danger',
  missing: 'text-danger',
  unchecked: 'text-quiet',
}

const FindingText = ({ finding }: { finding: Finding }) => (
  <span className={`shrink-0 font-semibold ${findingColours[finding]}`}>{words.findings[finding]}</span>
)

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 py-2'

function Checks({ published: { checks, contradicted, lenders } }: { published: PublishedDay }) {
  const of = (part: string) => checks.find((check) => check.part === part)?.finding
  return (
    <>
      <h2 className="mt-8 text-2xl">{words.checked}</h2>
      <ul className="mt-3 max-w-2xl divide-y divide-line border-y border-line">
        {checks.map(({ part, finding }) => (
          <li key={part} className={row}>
            <span>{words.parts[part]}</span>
            <FindingText finding={finding} />
          </li>
        ))}
      </ul>
      <ul className="reading mt-3 space-y-1">
        {contradicted.map(({ id, problem }) => (
          <li key={`${problem} ${id}`} className="font-medium text-danger wrap-anywhere">
            {sentence(words.problems[problem](<Name>{lenders[id] ?? id}</Name>))}
          </li>
        ))}
      </ul>
      {of('signature') === 'unchecked' && <p className="reading mt-3">{words.noEd25519}</p>}
      <p className="reading mt-3 text-sm text-quiet">{words.aboutKey}</p>
    </>
  )
}

function StatedLoans({ published: { ranking, loans, checks } }: { published: PublishedDay }) {
  const code = checks.find(({ part }) => part === 'code')?.finding
  const isRun = loans.every(({ finding }) => finding !== 'unchecked')
  return (
    <>
      <h2 className="mt-8 text-2xl">{words.statedLoans}</h2>
      <ul className="mt-3 max-w-2xl divide-y divide-line border-y border-line">
        {loans.map(({ finding, ...loan }) => (
          <li key={searchOf(loan)} className={row}>
            <Link
              to={withChoices(rankingDayPath(ranking.day), choicesOf(loan))}
              preventScrollReset
              className="link inline-flex min-h-11 items-center"
            >
              {describe(loan)}
            </Link>
            <FindingText finding={finding} />
          </li>
        ))}
      </ul>
      {!isRun && <p className="reading mt-3">{code === 'differs' ? words.codeDiffers : words.codeNotRun}</p>}
    </>
  )
}

const choicesOf = ({ type, amount, months }: Loan) => ({ type, amount, months })
const searchOf = ({ type, amount, months }: Loan) => `${linkName(type)} ${amount} ${months}`
const describe = ({ type, amount, months }: Loan) =>
  words.statedLoan(loanTypeNames[type], rupees(amount), months)

const openingType: LoanType = 'Personal Loan'

/** The loan in the address, with the example of its type for what is missing or can't be ranked. */
function loanIn(search: URLSearchParams): Loan {
  const type = optionInLink(loanTypes, search.get('type')) ?? openingType
  const { compared } = exampleLoans[type]
  const amount = amountField.parse(search.get('amount') ?? '')
  const months = tenureField.parse(search.get('months') ?? '')
  return {
    type,
    amount: isAccepted(amountField, amount) ? amount : compared.amount,
    months: isAccepted(tenureField, months) ? months : compared.months,
  }
}

function OwnLoan({ published }: { published: PublishedDay }) {
  const [search] = useSearchParams()
  const loan = loanIn(search)
  const { type, amount, months } = loan
  const order = useMemo(() => published.rank({ type, amount, months }), [published, type, amount, months])
  if (!order) return null
  const groups = Object.entries(order).filter(([, ids]) => ids.length > 0)
  return (
    <>
      <h2 className="mt-8 text-2xl">{words.rankedAgain}</h2>
      <LoanForm key={searchOf(loan)} day={published.ranking.day} loan={loan} />
      <div role="status" className="mt-8">
        <h3 className="text-xl">
          <ChangingText>{describe(loan)}</ChangingText>
        </h3>
      </div>
      {groups.length === 0 && <p className="mt-3">{words.noOffers}</p>}
      {groups.map(([group, ids]) => (
        <Group
          key={group}
          group={group}
          names={ids.map((id) => ({ id, name: published.lenders[id] ?? id }))}
        />
      ))}
    </>
  )
}

function Group({ group, names }: { group: string; names: { id: string; name: string }[] }) {
  const List = group === 'unpriced' ? 'ul' : 'ol'
  const marker = group === 'unpriced' ? 'list-disc' : 'list-decimal'
  return (
    <>
      <h4 className="mt-5 font-semibold">{words.groups[group] ?? group}</h4>
      <List className={`mt-2 space-y-1 pl-8 marker:text-quiet ${marker}`}>
        {names.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <Name>{name}</Name>
          </li>
        ))}
      </List>
    </>
  )
}

function LoanForm({ day, loan }: { day: string; loan: Loan }) {
  const navigate = useNavigate()
  const [values, setValues] = useState(loan)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const change = (changed: Partial<Loan>) => setValues((before) => ({ ...before, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (!isAccepted(amountField, values.amount) || !isAccepted(tenureField, values.months)) return
    void navigate(withChoices(rankingDayPath(day), choicesOf(values)), { preventScrollReset: true })
  }
  // The field shows its own message, if that is more precise.
  const errorOf = (field: typeof amountField, figure: number) =>
    isSubmitted && !isAccepted(field, figure) ? field.messages.unreadable : undefined
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-3">
      <FigureField
        label={words.amount}
        {...amountField}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={errorOf(amountField, values.amount)}
      />
      <FigureField
        label={words.tenure}
        {...tenureField}
        value={values.months}
        onChange={(months) => change({ months })}
        error={errorOf(tenureField, values.months)}
      />
      <SelectField
        label={words.loanType}
        options={loanTypes}
        labels={loanTypeNames}
        value={values.type}
        onChange={(type) => change({ type: loanTypes.find((one) => one === type) ?? openingType })}
      />
      <div>
        <Button type="submit">{words.rank}</Button>
      </div>
    </form>
  )
}
