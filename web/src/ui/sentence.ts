import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a message that has elements between its words. As arguments, unlike in a list, they need no keys. */
export const sentence = (parts: ReactNode[]) => createElement(Fragment, null, ...parts)
