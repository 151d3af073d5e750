import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as words from '#words/grievance.ts'
import { tryAgain } from '#words/ui.ts'
import { retry } from '../api/QueryFailure.tsx'
import { siteConfig } from '../api/site-config.ts'
import { site } from '../content/site.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'

/** Who the Grievance Officer is. This is a setting of the stage, so it is fetched: every stage has the same build. */
export function OfficerParticulars() {
  const query = useQuery({
    queryKey: ['site-config'],
    queryFn: siteConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, isError } = query
  const officer = data?.grievanceOfficer
  const { company, address, officeHours, phone } = site
  return (
    <section aria-labelledby="officer">
      <h2 id="officer" className="text-2xl">
        {words.officer}
      </h2>
      <p role="status" className="sr-only">
        {!officer && !isError && words.officerLoading}
      </p>
      {isError && !officer ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-3">
          <p>{words.officerNotLoaded}</p>
          <Button variant="quiet" onClick={() => retry(query)}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <dl className="mt-3 grid gap-x-5 min-[22.5rem]:grid-cols-[auto_1fr] min-[22.5rem]:gap-y-2">
          <Particular name={words.name}>{officer && <span lang="en">{officer.name}</span>}</Particular>
          <Particular name={words.email}>
            {officer && (
              <a href={`mailto:${officer.email}`} className="link inline-block min-h-6 wrap-anywhere">
                {officer.email}
              </a>
            )}
          </Particular>
          <Particular name={words.phone}>
            {officer && (
              <>
                <a
                  href={`tel:${officer.phone.replace(/[^+\d]/g, '')}`}
                  translate="no"
                  className="link amount"
                >
                  {officer.phone}
                </a>
                <span>{`, ${officeHours}`}</span>
              </>
            )}
          </Particular>
          <Particular name={words.post}>{[company, ...address].join(', ')}</Particular>
        </dl>
      )}
      <p className="mt-3 text-quiet">
        {sentence(
          words.helpLine<ReactNode>(
            <a href={`tel:${phone.dialled}`} translate="no" className="link amount">
              {phone.shown}
            </a>,
            phone.hours,
          ),
        )}
      </p>
    </section>
  )
}

const Particular = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd className="mb-2 min-h-6 min-[22.5rem]:mb-0">{children ?? <Skeleton className="h-6 w-48" />}</dd>
  </>
)
