import { queryOptions, useQuery } from '@tanstack/react-query'
import { type PublishedPayments, publishedPaymentsKey } from '#contract/published-payments.ts'
import * as words from '#words/ranking.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { Name } from '../ui/AsWritten.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { writtenDay } from '../ui/written-day.ts'
import { publishedFile } from './published-file.ts'

/** `null` where no report has been written yet. */
const paymentsQuery = queryOptions({
  queryKey: ['rankings', 'payments'],
  queryFn: async ({ signal }): Promise<PublishedPayments | null> => {
    const text = await publishedFile(publishedPaymentsKey, signal)
    return text === null ? null : JSON.parse(text)
  },
})

/** Which lenders pay, and quarter by quarter where in the list people pressed. The server writes it once a day. */
export function WhoPays() {
  const query = useQuery(paymentsQuery)
  const { data, isPending, isLoadingError } = query
  return (
    <>
      <h4 className="font-semibold">{words.whoPays}</h4>
      {isPending && <Skeleton className="mt-3 h-6" />}
      {isLoadingError && <QueryFailure title={words.reportNotLoaded} query={query} />}
      {data === null && <p className="mt-3">{words.noReport}</p>}
      {data && <Report {...data} />}
    </>
  )
}

function Report({ day, lenders, quarters }: PublishedPayments) {
  return (
    <>
      <p className="mt-3">
        {lenders.length > 0 ? words.payersOn(writtenDay(day)) : words.nobodyPays(writtenDay(day))}
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-primary">
        {lenders.map(({ name, since }) => (
          <li key={name}>{sentence(words.payingSince(<Name>{name}</Name>, writtenDay(since)))}</li>
        ))}
      </ul>
      <h4 className="mt-6 font-semibold">{words.whereTheyPressed}</h4>
      <p className="mt-3">{words.aboutPlaces}</p>
      {quarters.length === 0 && <p className="mt-3">{words.noQuarter}</p>}
      {quarters.map((quarter) => (
        <Places key={quarter.from} {...quarter} />
      ))}
    </>
  )
}

function Places({ from, places }: PublishedPayments['quarters'][number]) {
  const number = 'py-1.5 pl-4 text-right tabular-nums'
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="text-left font-medium">{words.quarter(writtenDay(from))}</caption>
      <thead>
        <tr className="align-bottom text-quiet">
          <th scope="col" className="py-1.5 text-left font-medium">
            {words.place}
          </th>
          <th scope="col" className={`${number} font-medium`}>
            {words.payingLenders}
          </th>
          <th scope="col" className={`${number} font-medium`}>
            {words.otherLenders}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {places.map(({ place, paying, others }) => (
          <tr key={place ?? 0}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {place ?? words.outsideList}
            </th>
            <td className={number}>{paying}</td>
            <td className={number}>{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
