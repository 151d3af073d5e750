import { createElement, Fragment, type ReactNode } from 'react'
import { ChangingText } from './ChangingText.tsx'

/**
 * Renders a message that has elements between its words, each text in an element of its own. As arguments of
 * `createElement`, the parts need no keys.
 */
export const sentence = (parts: ReactNode[]) =>
  createElement(
    Fragment,
    null,
    ...parts.map((part) =>
      part && typeof part === 'string' ? createElement(ChangingText, null, part) : part,
    ),
  )
