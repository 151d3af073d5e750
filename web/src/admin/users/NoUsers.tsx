import { X } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { day } from '../../ui/format.ts'
import type { UserFilter } from './queries.ts'

interface NoUsersProps {
  filter: UserFilter
  /** Only users since then were looked at. */
  lookedBackTo: string | undefined
  onClear: () => void
}

/** An empty list, with the way out of it. */
export const NoUsers = ({ filter: { search, status }, lookedBackTo, onClear }: NoUsersProps) => (
  <EmptyState
    title={messages.noUsersFound}
    action={
      (search !== '' || status) && (
        <Button variant={lookedBackTo ? 'secondary' : 'primary'} onClick={onClear}>
          <X className="size-5" aria-hidden="true" />
          <span>{search ? 'Clear search' : 'Show all users'}</span>
        </Button>
      )
    }
  >
    {lookedBackTo
      ? `Nobody who registered since ${day(lookedBackTo)} matches. You can search further back.`
      : search
        ? `Try another part of a mobile number or a name, or ${limits.panSearchLength} or more characters from the beginning or end of a PAN.`
        : status && 'Nobody has this status.'}
  </EmptyState>
)
