import { ChangingText } from '../ui/ChangingText.tsx'

interface ChipProps {
  isOn: boolean
  onPress: () => void
  children: string
}

/** A small switch that narrows the list below it. */
export const Chip = ({ isOn, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className="min-h-11 rounded-full border border-edge bg-surface px-4 text-sm font-medium md:min-h-9 hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-chosen aria-pressed:text-on-chosen"
  >
    <ChangingText>{children}</ChangingText>
  </button>
)
