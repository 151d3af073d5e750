import { useState } from 'react'
import * as words from '#words/my-tulna.ts'
import { ChangingText } from '../ui/ChangingText.tsx'

/** The last four characters of the PAN, and the whole of it once it is asked for: somebody else may see the screen. */
export function HiddenPan({ pan }: { pan: string }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="flex grow flex-wrap items-center justify-between gap-x-3">
      <ChangingText className="font-medium">
        {isShown ? pan : `${'*'.repeat(pan.length - 4)}${pan.slice(-4)}`}
      </ChangingText>
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="link -my-2.5 min-h-11 min-w-11 text-right text-sm"
      >
        <ChangingText>{isShown ? words.hidePan : words.showPan}</ChangingText>
      </button>
    </span>
  )
}
