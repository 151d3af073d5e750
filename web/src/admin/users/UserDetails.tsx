import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as messages from '#contract/messages.ts'
import type { UserRecord, UserRow } from '#contract/user-record.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { day, months, rupees } from '../../ui/format.ts'
import { Loader } from '../../ui/Loader.tsx'
import { userDetailsQuery } from './queries.ts'
import { DoNotContactBadge, UserStatusBadge } from './UserStatusBadge.tsx'

interface UserDetailsProps {
  user: UserRow
  /** The list that the user is in, as far as it is loaded. */
  users: readonly UserRow[]
  onView: (user: UserRow) => void
  onClose: () => void
}

/**
 * Everything that an administrator may see of one user, fetched when opened and not cached. The neighbours in the list are
 * one press away.
 */
export function UserDetails({ user: { id, mobile }, users, onView, onClose }: UserDetailsProps) {
  const place = users.findIndex((other) => other.id === id)
  const neighbours = [
    { name: 'Previous user', Icon: ChevronLeft, user: place < 0 ? undefined : users[place - 1] },
    { name: 'Next user', Icon: ChevronRight, user: place < 0 ? undefined : users[place + 1] },
  ]
  const query = useQuery(userDetailsQuery(id))
  const { data: user, error } = query
  return (
    <Dialog
      onClose={onClose}
      title="User Details"
      description={user?.name ?? mobile}
      footer={
        <>
          {neighbours.map(({ name, Icon, user: neighbour }) => (
            <Button
              key={name}
              variant="secondary"
              className="px-3.5!"
              title={name}
              aria-disabled={neighbour === undefined || undefined}
              onClick={() => neighbour && onView(neighbour)}
            >
              <Icon className="size-5" aria-hidden="true" />
              <span className="sr-only">{name}</span>
            </Button>
          ))}
          <Button variant="secondary" className="ml-auto" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {user && <Sections user={user} />}
      {!user && !error && <Loader label="Loading user details" />}
      {!user && error && (
        <QueryFailure title={messageOf(error, messages.usersNotFetched)} query={query}>
          The details could not be loaded.
        </QueryFailure>
      )}
    </Dialog>
  )
}

function Sections({ user }: { user: UserRecord }) {
  const { profession, income, loanType, loanPurpose, loanAmount, tenure } = user
  return (
    <div className="-my-1 flex flex-col divide-y divide-line">
      <Section title="Personal Information" missing="Not provided">
        {{
          Name: user.name,
          Mobile: user.mobile,
          Gender: user.gender,
          'Date of Birth': user.dob && day(user.dob),
          PAN: user.pan,
          Aadhar: user.aadhar,
        }}
      </Section>
      {(profession || income !== undefined) && (
        <Section title="Professional Information" missing="Not provided">
          {{ Profession: profession, 'Monthly Income': income !== undefined && rupees(income) }}
        </Section>
      )}
      {(loanType || loanAmount !== undefined) && (
        <Section title="Loan Information" missing="Not specified">
          {{
            'Loan Type': loanType,
            'Loan Purpose': loanPurpose,
            'Loan Amount': loanAmount !== undefined && rupees(loanAmount),
            Tenure: tenure !== undefined && months(tenure),
          }}
        </Section>
      )}
      <Section title="Account Status" missing="Not provided">
        {{
          Status: <UserStatusBadge isVerified={user.isAuthenticated} pending="Pending Verification" />,
          'Registration Date': day(user.registrationDate),
          ...(user.doNotContact && { Contact: <DoNotContactBadge /> }),
        }}
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  missing: string
  children: Record<string, ReactNode>
}

const Section = ({ title, missing, children }: SectionProps) => (
  <section className="grid gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
    <h3 className="text-sm/6 sm:text-balance">{title}</h3>
    <dl className="flex flex-col gap-1.5">
      {Object.entries(children).map(([name, value]) => (
        <div key={name} className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-x-4">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className={value ? 'font-medium' : 'text-quiet'}>{value || missing}</dd>
        </div>
      ))}
    </dl>
  </section>
)
