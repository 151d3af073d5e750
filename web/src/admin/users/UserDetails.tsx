import { useQuery } from '@tanstack/react-query'
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
    { name: 'Previous user', user: place < 0 ? undefined : users[place - 1] },
    { name: 'Next user', user: place < 0 ? undefined : users[place + 1] },
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
          {neighbours.map(({ name, user: neighbour }) => (
            <Button
              key={name}
              variant="secondary"
              aria-disabled={neighbour === undefined || undefined}
              onClick={() => neighbour && onView(neighbour)}
            >
              {name}
            </Button>
          ))}
          <Button variant="secondary" onClick={onClose}>
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
    <div className="flex flex-col gap-6">
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
  <section>
    <h3 className="text-base">{title}</h3>
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3">
      {Object.entries(children).map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className={value ? 'font-medium' : 'text-quiet'}>{value || missing}</dd>
        </div>
      ))}
    </dl>
  </section>
)
