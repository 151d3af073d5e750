import { Unbroken } from '../../../ui/Unbroken.tsx'
import type { DescribedField } from './describe-scheduled.ts'

interface ChangedFieldsProps {
  fields: DescribedField[]
  isQuiet?: boolean
}

/** Each changed field in a line: its name, its old value and its new one. */
export const ChangedFields = ({ fields, isQuiet = false }: ChangedFieldsProps) => (
  <dl className={`flex flex-col gap-1 ${isQuiet ? 'text-quiet' : ''}`}>
    {fields.map(({ name, from, to }) => (
      <div key={name} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <dt className="text-quiet">{name}</dt>
        <dd>
          {from && (
            <del className="mr-2 text-quiet">
              <Unbroken>{from}</Unbroken>
            </del>
          )}
          <ins className="font-semibold no-underline">
            <Unbroken>{to}</Unbroken>
          </ins>
        </dd>
      </div>
    ))}
  </dl>
)
