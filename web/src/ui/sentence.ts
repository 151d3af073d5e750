import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a message that has elements between its words. As arguments of `createElement` they need no keys, as an array does. */
export const sentence = (parts: ReactNode[]) => createElement(Fragment, null, ...parts)
