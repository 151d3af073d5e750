import * as words from '#words/my-tulna.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import { day } from '../ui/format.ts'
import { ChangeNumber } from './ChangeNumber.tsx'
import { dataCsv } from './data-csv.ts'
import { dataRows } from './data-rows.ts'
import type { PartProps } from './part.ts'

/** The fields of the profile: what is stored, why and since when. The number is changed here, the others in the wizard. Two buttons download all `data`, as JSON and CSV. */
export function YourData({ data, userId }: PartProps) {
  const rows = dataRows(data)
  const [commonDay, ...otherDays] = new Set(
    rows
      .filter(({ field, value }) => value !== undefined && field !== 'signed_in_at')
      .map(({ since }) => since),
  )
  const isOneDay = commonDay !== undefined && otherDays.length === 0
  return (
    <>
      <p className="mt-2 text-quiet">{words.dataIntro}</p>
      <p className="mt-1 text-quiet">
        <span>{words.fromYou(day(data.profile.registered_at))}</span>{' '}
        {isOneDay && <span>{words.allSince(commonDay)}</span>}
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(({ field, name, value, since, why }) => (
          <div key={name} className="grid gap-x-6 py-3 wrap-anywhere sm:grid-cols-[2fr_3fr]">
            <dt className="font-medium">{name}</dt>
            {value === undefined ? (
              <dd className="text-quiet">{words.notSaved}</dd>
            ) : (
              <dd className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
                <span>{value}</span>
                {since && !isOneDay && <span className="text-sm text-quiet">{words.since(since)}</span>}
              </dd>
            )}
            <dd className="text-sm text-quiet sm:col-span-2">{why}</dd>
            {field === 'mobile' && (
              <dd className="sm:col-span-2">
                <ChangeNumber userId={userId} mayContact={!data.profile.do_not_contact} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-4">{words.alsoHeld}</p>
      <p className="mt-2 text-quiet">{words.otherComplaints}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.loanJourney}>{words.changeDetails}</ButtonLink>
        <Button
          variant="secondary"
          onClick={() => download('tulna-my-data.json', JSON.stringify(data, null, 2), 'application/json')}
        >
          {words.downloadAll}
        </Button>
        <Button variant="secondary" onClick={() => download('tulna-my-data.csv', dataCsv(data))}>
          {words.downloadTables}
        </Button>
      </div>
    </>
  )
}
