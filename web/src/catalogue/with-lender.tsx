import type { ReactNode } from 'react'
import { Name } from '../ui/AsWritten.tsx'
import { sentence } from '../ui/sentence.ts'

type Message = (lender: ReactNode, aside: (parts: ReactNode[]) => ReactNode) => ReactNode[]

/**
 * Renders the text of a button or link. What `message` puts in `aside`, such as the lender's name, is for screen
 * readers only.
 */
export const withLender = (message: Message, lender: string) =>
  sentence(message(<Name>{lender}</Name>, (parts) => <span className="sr-only">{sentence(parts)}</span>))
