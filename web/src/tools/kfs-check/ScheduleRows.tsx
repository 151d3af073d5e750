import * as words from '#words/kfs-result.ts'
import { fullStop } from '#words/spans.ts'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { columnsOf, scheduleText } from './corrections.ts'
import type { Readings } from './readings.ts'

/** The rows of the repayment schedule as a text, one a line, which the visitor can correct or paste anew. */
export function ScheduleRows({ statement, corrections, errors, onCorrect }: Readings) {
  const { schedule, unreadableRows } = statement
  const columns = columnsOf(statement).map((column) => words.columns[column])
  const state =
    schedule.length > 0
      ? words.rowsChecked(schedule.length)
      : unreadableRows.length > 0
        ? words.notReadable
        : words.notFound
  return (
    <div className="[&_textarea]:max-h-44 [&_textarea]:overflow-auto [&_textarea]:text-sm [&_textarea]:whitespace-pre [&_textarea]:tabular-nums">
      <TextAreaField
        label={words.entries.schedule}
        hint={`${fullStop(state)} ${words.rowsHint(columns.join(', '))}`}
        error={errors.schedule}
        rows={6}
        autoComplete="off"
        spellCheck={false}
        value={corrections.schedule ?? scheduleText(statement)}
        onChange={({ target }) => onCorrect({ schedule: target.value })}
      />
    </div>
  )
}
