import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinesChart } from '#web/tools/charts/LinesChart.tsx'

const stay = { name: 'Stay', values: [0, 50, 100, 150, 200] }
const move = { name: 'Move', values: [100, 110, 120] }

const pointsOf = (place: number) =>
  document.querySelectorAll('polyline')[place]?.getAttribute('points')?.split(' ')

test('lines share one scale, a shorter one keeps its last value, and a marked month has a line and a name', () => {
  const mark = { month: 3, name: 'Pays off in month 3' }
  render(<LinesChart title="Cost so far" colour="cost" line={move} otherwise={stay} mark={mark} />)
  expect(pointsOf(0)).toEqual(['0.0,180.0', '150.0,135.0', '300.0,90.0', '450.0,45.0', '600.0,0.0'])
  expect(pointsOf(1)).toEqual(['0.0,90.0', '150.0,81.0', '300.0,72.0', '450.0,72.0', '600.0,72.0'])
  expect(document.querySelector('figure svg > polygon + path')?.getAttribute('d')).toBe('M450 0v180')
  screen.getByText('Pays off in month 3')
  for (const amount of ['₹0', '₹100', '₹200']) screen.getAllByText(amount)
})

test('the figures are in a table of at most fourteen rows, with the marked month and the last one', () => {
  const values = Array.from({ length: 61 }, (_, month) => month * 10)
  render(
    <LinesChart
      title="Cost so far"
      colour="cost"
      line={{ name: 'Stay', values }}
      mark={{ month: 7, name: 'Seven' }}
    />,
  )
  const rows = within(screen.getByRole('table', { name: 'Cost so far' })).getAllByRole('row')
  expect(rows.length).toBeLessThanOrEqual(15)
  const texts = rows.map(({ textContent }) => textContent)
  expect(texts).toContain('7₹70')
  expect(texts.at(-1)).toBe('60₹600')
})
