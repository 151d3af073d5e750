import * as words from '#words/my-tulna.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import type { Elements } from '../ui/elements.ts'
import { day } from '../ui/format.ts'
import { ChangeNumber } from './ChangeNumber.tsx'
import { dataCsv } from './data-csv.ts'
import { type DataRow, dataRows } from './data-rows.ts'
import { HiddenPan } from './HiddenPan.tsx'
import { NomineeSection } from './NomineeSection.tsx'
import type { PartProps } from './part.ts'

const signInFields = ['mobile', 'signed_in_at']
const loanFields = ['looking_for', 'purpose', 'loan_amount', 'tenure_months']

/** The fields of the profile: what is stored, why and since when, each group with the way to change it. Two buttons download all `data`, as JSON and CSV. Below that, the borrower can name a nominee. */
export function YourData({ data, userId }: PartProps) {
  const rows = dataRows(data)
  const [commonDay, ...otherDays] = new Set(
    rows
      .filter(({ field, value }) => value !== undefined && field !== 'signed_in_at')
      .map(({ since }) => since),
  )
  const isOneDay = commonDay !== undefined && otherDays.length === 0
  const of = (fields: string[]) => rows.filter(({ field }) => fields.includes(field))
  return (
    <>
      <p className="mt-2 text-quiet">
        <span>{words.fromYou(day(data.profile.registered_at))}</span>{' '}
        {isOneDay && <span>{words.allSince(commonDay)}</span>}
      </p>
      <Group
        title={words.aboutYou}
        rows={rows.filter(({ field }) => ![...signInFields, ...loanFields].includes(field))}
        hasDays={!isOneDay}
        change={
          <ButtonLink to={paths.loanJourney} variant="quiet">
            {words.changeDetails}
          </ButtonLink>
        }
      />
      <Group
        title={words.yourRequest}
        rows={of(loanFields)}
        hasDays={!isOneDay}
        change={
          <ButtonLink to={paths.loanStep} variant="quiet">
            {words.changeRequest}
          </ButtonLink>
        }
      />
      <Group title={words.signIn} rows={of(signInFields)} hasDays={!isOneDay}>
        <ChangeNumber userId={userId} mayContact={!data.profile.do_not_contact} />
      </Group>
      <details className="mt-8">
        <summary className="link w-fit py-2.5">{words.whatElse}</summary>
        <p>{words.alsoHeld}</p>
        <p className="mt-2 text-quiet">{words.otherComplaints}</p>
      </details>
      <div className="mt-2 flex flex-wrap gap-3 *:max-sm:w-full">
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
      <NomineeSection nominee={data.nominee} userId={userId} />
    </>
  )
}

interface GroupProps {
  title: string
  rows: readonly DataRow[]
  /** Whether each row has the day since which it is stored. */
  hasDays: boolean
  change?: Elements
  children?: Elements
}

/** Rows under a heading, and folded under them what they are used for. */
function Group({ title, rows, hasDays, change, children }: GroupProps) {
  const reasons = [...new Set(rows.map(({ why }) => why))]
  return (
    <section aria-label={title} className="mt-6">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lg">{title}</h3>
        {change}
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(({ field, name, value, since }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 py-2"
          >
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere tabular-nums">
              {value === undefined ? (
                <span className="text-quiet">{words.notSaved}</span>
              ) : field === 'pancard' ? (
                <HiddenPan pan={value} />
              ) : (
                <span className="font-medium">{value}</span>
              )}
              {value !== undefined && since && hasDays && (
                <span className="text-xs text-quiet">{words.since(since)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <details className="text-sm">
        <summary className="w-fit py-2.5 text-quiet underline decoration-dotted underline-offset-4">
          {words.whyHeld}
        </summary>
        <ul className="space-y-1 pb-2 text-quiet">
          {reasons.map((why) => (
            <li key={why}>
              <span className="text-ink">
                {rows
                  .filter((row) => row.why === why)
                  .map(({ name }) => name)
                  .join(', ')}
              </span>{' '}
              <span>{why}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
