import { FileUp, type LucideIcon } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'

interface FileChoiceProps {
  label: string
  /** The endings of the files that can be chosen. */
  accept: string
  /** Takes no other file, but is not disabled, which would lose the focus. */
  isBusy?: boolean
  /** The id of what says more about the choice. */
  describedBy?: string
  Icon?: LucideIcon
  onChoose: (file: File) => void
}

/** A button that opens the choice of a file. */
export function FileChoice({
  label,
  accept,
  isBusy = false,
  describedBy,
  Icon = FileUp,
  onChoose,
}: FileChoiceProps) {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Otherwise choosing the same file again, once it is mended or removed, would fire no event.
    target.value = ''
    if (file && !isBusy) onChoose(file)
  }
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        accept={accept}
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={choose}
        aria-describedby={describedBy}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-4 font-semibold peer-hover:border-primary peer-hover:text-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Icon className="size-5" aria-hidden="true" />
        <span>{label}</span>
      </label>
    </div>
  )
}
