import { Unbroken } from '../../../ui/Unbroken.tsx'
import type { DescribedField } from './describe-scheduled.ts'

interface ChangedFieldsProps {
  fields: DescribedField[]
  isQuiet?: boolean
}

/** Each changed field: its name, its old value and its new one. */
export const ChangedFields = ({ fields, isQuiet = false }: ChangedFieldsProps) => (
  <dl className={`mt-2 flex flex-col gap-1 ${isQuiet ? 'text-quiet' : ''}`}>
    {fields.map(({ name, from, to }) => (
      <div key={name}>
        <dt className="inline text-quiet">{`${name}: `}</dt>
        <dd className="inline">
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
