import { useId } from 'react'
import { controlClass, describedBy, Field } from '../../ui/fields/Field.tsx'

interface FileFieldProps {
  label: string
  hint: string
  /** Such as `.csv`. */
  accept: string
  error: string | undefined
  onFile: (file: File) => void
}

/** A field for one file, which is only read on this device. */
export function FileField({ label, hint, accept, error, onFile }: FileFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // Without this, choosing the same file again would fire no event.
          target.value = ''
        }}
        {...describedBy(id, { hint, error })}
        className={`${controlClass} py-2 file:mr-3 file:min-h-8 file:rounded-control file:border-0 file:bg-primary file:px-3 file:font-semibold file:text-on-primary`}
      />
    </Field>
  )
}
