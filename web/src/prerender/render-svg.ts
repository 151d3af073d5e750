import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** A drawing as an SVG file, where the tokens of the style sheet are not known. */
export function drawn(drawing: ReactNode): string {
  return renderToString(drawing)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll(' class=""', '')
    .replaceAll('var(--color-accent, #f2a41f)', '#f2a41f')
}
