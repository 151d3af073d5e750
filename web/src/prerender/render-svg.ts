import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Renders a drawing as an SVG file, which cannot use the custom properties of the style sheet. */
export function renderSvg(drawing: ReactNode): string {
  return renderToString(drawing)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll(' class=""', '')
    .replaceAll('var(--color-accent, #f2a41f)', '#f2a41f')
}
