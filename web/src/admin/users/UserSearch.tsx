import { type Ref, useEffect } from 'react'
import { type UserStatus, userStatuses } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { UserFilter } from './queries.ts'

const everybody = 'All Users'
const typingPauseMs = 350

const panHint = `A PAN needs ${limits.panSearchLength} or more characters from its beginning or its end.`

/** Digits alone are of a mobile number, letters alone of a name. */
const isShortPan = (typed: string) =>
  typed.length < limits.panSearchLength && /[a-z]/i.test(typed) && /\d/.test(typed)

interface UserSearchProps {
  filter: UserFilter
  onChange: (filter: UserFilter) => void
  typed: string
  onType: (typed: string) => void
  ref: Ref<HTMLInputElement>
}

/** Searches after a pause in typing, or at once on Enter. */
export function UserSearch({ filter, onChange, typed, onType, ref }: UserSearchProps) {
  const search = typed.trim()

  useEffect(() => {
    if (search === filter.search) return
    const timer = setTimeout(() => onChange({ ...filter, search }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [search, filter, onChange])

  const choose = (option: string) =>
    onChange({ search, status: option === everybody ? undefined : (option as UserStatus) })

  return (
    <search className="grid items-end gap-3 [&_[aria-live]:empty]:hidden sm:grid-cols-[minmax(0,1fr)_14rem]">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ ...filter, search })
        }}
      >
        <TextField
          ref={ref}
          label="Search by mobile, name or PAN"
          hint={isShortPan(search) ? panHint : undefined}
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          maxLength={limits.userSearchLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </form>
      <div className="max-sm:[&>div]:grid max-sm:[&>div]:grid-cols-[auto_minmax(0,1fr)] max-sm:[&>div]:items-center max-sm:[&>div]:gap-x-4">
        <SelectField
          label="Show"
          options={[everybody, ...userStatuses]}
          value={filter.status ?? everybody}
          onChange={choose}
        />
      </div>
    </search>
  )
}
