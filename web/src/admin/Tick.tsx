interface TickProps {
  isOn: boolean
  isDisabled?: boolean
  /** For screen readers: the place in the list says it to everybody else. */
  label: string
  onChange: (isOn: boolean) => void
}

/** A checkbox in a table or a list. */
export const Tick = ({ isOn, isDisabled = false, label, onChange }: TickProps) => (
  <label className="flex size-11 cursor-pointer items-center justify-center">
    <input
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
      className="checkbox my-0!"
    />
    <span className="sr-only">{label}</span>
  </label>
)
