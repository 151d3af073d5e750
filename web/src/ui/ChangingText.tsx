import type { ReactNode } from 'react'

/**
 * A text that may change while it is shown, such as a figure or a sentence with figures. When it does, its element is
 * replaced: a page translator replaces text nodes some time after it has read them, so a new text in an old node would be
 * lost. A text without letters is not to be translated. Children other than a text keep their element.
 */
export function ChangingText({ children, className }: { children: ReactNode; className?: string }) {
  if (!children && children !== 0) return null
  const text = typeof children === 'string' || typeof children === 'number' ? String(children) : undefined
  return (
    <span
      key={text}
      className={className}
      translate={text === undefined || /\p{L}/u.test(text) ? undefined : 'no'}
    >
      {children}
    </span>
  )
}
