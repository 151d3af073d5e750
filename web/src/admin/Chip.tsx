import { ChangingText } from '../ui/ChangingText.tsx'

interface ChipProps {
  isOn: boolean
  /** It can't be switched off here. It keeps the focus all the same. */
  isFixed?: boolean
  onPress: () => void
  children: string
}

/** A small switch that narrows the list below it. */
export const Chip = ({ isOn, isFixed = false, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-disabled={isFixed || undefined}
    onClick={isFixed ? undefined : onPress}
    className="min-h-11 rounded-full border border-edge bg-surface px-4 text-sm font-medium md:min-h-9 not-aria-disabled:hover:border-primary not-aria-disabled:hover:text-primary aria-pressed:border-primary aria-pressed:bg-chosen aria-pressed:text-on-chosen"
  >
    <ChangingText>{children}</ChangingText>
  </button>
)
