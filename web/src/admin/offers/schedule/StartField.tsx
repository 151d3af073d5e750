import { ChangingText } from '../../../ui/ChangingText.tsx'
import { ChoiceTiles } from '../../../ui/fields/ChoiceTiles.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { Start } from './start.ts'

interface StartFieldProps {
  /** Undefined: as soon as it is saved. */
  start: Start | undefined
  /** It can't be saved at once. */
  mustBeLater?: boolean
  error: string | undefined
  /** What to know about this time before it is chosen. */
  notice?: string | undefined
  /** Another administrator has to approve the change. */
  needsApproval: boolean
  onChange: (start: Start | undefined) => void
}

const choices = { now: 'Save now', later: 'From a day and time' }

/** `09:30` of `0930` and `9:30`. */
const tidyTime = (text: string) => {
  const digits = text
    .replace(/^(\d):/, '0$1')
    .replace(/\D/g, '')
    .slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits
}

/** Whether a change takes effect at once or at a later time. */
export function StartField({ start, mustBeLater, error, notice, needsApproval, onChange }: StartFieldProps) {
  return (
    <div className="flex flex-col gap-4">
      {!mustBeLater && (
        <ChoiceTiles
          legend="When does the change take effect?"
          name="start"
          options={needsApproval ? { ...choices, now: 'As soon as it is approved' } : choices}
          value={start ? 'later' : 'now'}
          onChange={(choice) => onChange(choice === 'now' ? undefined : { day: '', time: '00:00' })}
        />
      )}
      {start && (
        <>
          <div className="grid max-w-sm grid-cols-[minmax(0,1fr)_6.75rem] items-start gap-x-3 [&_[aria-live]:empty]:hidden">
            <DateField
              label="Day"
              value={start.day}
              error={error}
              onChange={(day) => onChange({ ...start, day })}
              hasFuture
              hasPast={false}
            />
            <TextField
              label="Time in India"
              inputMode="numeric"
              autoComplete="off"
              placeholder="HH:MM"
              value={start.time}
              tidy={tidyTime}
              onChange={({ target }) => onChange({ ...start, time: target.value })}
              className="tabular-nums"
            />
          </div>
          <div aria-live="polite" className="empty:hidden">
            {notice && (
              <p className="rounded-card bg-caution-wash px-4 py-3 text-sm font-medium">
                <ChangingText>{notice}</ChangingText>
              </p>
            )}
          </div>
          <p className="text-sm text-quiet">
            Applied within a minute, and only what you change here. If somebody changes the same fields
            before, nothing is applied, and the list of scheduled changes says so.
          </p>
        </>
      )}
    </div>
  )
}
