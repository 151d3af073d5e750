import { consentLanguages } from '#contract/consents.ts'
import {
  type FunnelStep,
  funnelSteps,
  type Insights,
  journeySteps,
  type StepCounts,
} from '#contract/insights.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { type Figures, groupOf, minutesGroups, peopleIn, typeCounts } from './parts.ts'
import { type Period, periodsOf } from './periods.ts'
import { type Group, shownGroups } from './suppress.ts'

/** The steps at which browsers say the language and perhaps the loan type. */
const ofBrowsers: FunnelStep[] = [...journeySteps, 'handover']
/** The steps of which the lender is known. */
const ofLenders: FunnelStep[] = ['handover', 'received', 'approved', 'disbursed']

type OfMonth = Pick<Insights, 'periods' | 'by_type' | 'by_language' | 'by_lender' | 'offers' | 'minutes'>

/** The figures of a month (`yyyy-MM`) from all that was counted in it, without groups of fewer than `smallestGroup`. */
export function figuresOfMonth(month: string, all: Figures[]): OfMonth {
  const at = (step: FunnelStep) => all.filter((figures) => figures.step === step)
  const { whole, weeks } = periodsOf(month)
  const types: { loan_type?: LoanType }[] = loanTypes.map((loan_type) => ({ loan_type }))
  const noType: { loan_type?: LoanType } = {}
  const languages = consentLanguages.map((language) => ({ language }))
  const lenders = lendersIn(all)
  /** One row for each name that has people at a step. */
  const rows = <Name extends object>(
    names: Name[],
    steps: FunnelStep[],
    divide: (found: Figures[]) => Group<Name>,
  ) => {
    const shown = steps.map((step) => ({ step, groups: shownGroups(divide(at(step))) }))
    return names.flatMap((name) => {
      const counts = shown.flatMap(({ step, groups }) => {
        const people = groups.get(name)
        return people === undefined ? [] : [[step, people]]
      })
      const ofName: StepCounts = Object.fromEntries(counts)
      return counts.length > 0 ? { ...name, steps: ofName } : []
    })
  }
  return {
    periods: rows(
      [whole, ...weeks.map(({ week }) => week), ...weeks.flatMap(({ days }) => days)],
      [...funnelSteps],
      (found) => ({
        ...inPeriod(found, whole),
        parts: weeks.map(({ week, days }) => ({
          ...inPeriod(found, week),
          parts: days.map((day) => inPeriod(found, day)),
        })),
      }),
    ),
    by_type: rows([...types, noType], ofBrowsers, (found) => {
      const parts = types.flatMap((name) =>
        name.loan_type ? { name, people: peopleIn(found, typeCounts[name.loan_type]) } : [],
      )
      return groupOf(found, parts, noType)
    }),
    by_language: rows(languages, ofBrowsers, (found) =>
      groupOf(
        found,
        languages.map((name) => ({ name, people: peopleIn(found, name.language) })),
      ),
    ),
    by_lender: rows(lenders, ofLenders, (found) =>
      groupOf(
        found,
        lenders.map((name) => ({ name, people: peopleIn(ofLender(found, name)) })),
      ),
    ),
    offers: offersOf(at('handover')),
    minutes: minutesOf(at('offers')),
  }
}

const inPeriod = (all: Figures[], name: Period): Group<Period> => ({
  name,
  people: peopleIn(all.filter(({ day }) => name.from <= day && day <= name.to)),
})

/** The lenders by their ids: their order says nothing about their numbers. */
const lendersIn = (all: Figures[]) =>
  [...new Set(all.flatMap(({ lender }) => lender ?? []))].sort().map((lender) => ({ lender }))

const ofLender = (all: Figures[], { lender }: { lender: string }) =>
  all.filter((figures) => figures.lender === lender)

/** Divided by lender first, because the presses of each lender are shown too. */
function offersOf(presses: Figures[]): Insights['offers'] {
  const lenders = lendersIn(presses).map((name) => {
    const found = ofLender(presses, name)
    const ids = [...new Set(found.flatMap(({ offer_id }) => offer_id ?? []))].sort()
    const offers = ids.map((offer_id) => ({
      name: { ...name, offer_id },
      people: peopleIn(found.filter((press) => press.offer_id === offer_id)),
    }))
    return { ...groupOf<Partial<(typeof offers)[number]['name']>>(found, offers), name }
  })
  return [...shownGroups(groupOf(presses, lenders))]
    .flatMap(([{ offer_id, lender = '' }, handovers]) => (offer_id ? { offer_id, lender, handovers } : []))
    .sort((one, other) => sizeOf(other) - sizeOf(one))
}

const sizeOf = ({ handovers }: Insights['offers'][number]) => (handovers === 'few' ? 0 : handovers)

function minutesOf(arrived: Figures[]): Insights['minutes'] {
  const parts = minutesGroups.map((name) => ({ name, people: peopleIn(arrived, name.count) }))
  const groups = shownGroups(groupOf(arrived, parts))
  return [...groups].map(([{ from, to }, people]) => ({ from, ...(to !== undefined && { to }), people }))
}
