import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * For an input that changes what is typed, such as to group its digits. Many keyboards of phones compose a word before they
 * insert it, and insert it again if its letters change meanwhile. So the input shows the word as it is composed, and
 * `change` runs when the keyboard has finished.
 *
 * @param change reads the input's text. It may set another text and the caret
 * @returns the text to show instead of the input's own while a word is being composed, and the input's event handlers
 */
export function useComposition(change: (event: ChangeEvent<HTMLInputElement>) => void) {
  const [composed, setComposed] = useState<string>()
  return {
    composed,
    handlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent } = event
        if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) setComposed(event.target.value)
        else change(event)
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setComposed(undefined)
        change({ ...event, target: event.currentTarget })
      },
    },
  }
}
