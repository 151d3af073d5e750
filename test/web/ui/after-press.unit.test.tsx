import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from '#web/ui/after-press.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const tell = (event: string) => document.body.dispatchEvent(new MouseEvent(event, { bubbles: true }))

test.each(['mouseup', 'dragend'])(
  'what waits for a press happens once, after its click, when it ends with %s',
  (end) => {
    const happened: string[] = []
    tell('mousedown')
    afterPress(() => happened.push('error'))
    tell(end)
    happened.push('click')
    vi.runAllTimers()
    expect(happened).toEqual(['click', 'error'])
    tell('mousedown')
    tell('mouseup')
    vi.runAllTimers()
    expect(happened).toHaveLength(2)
  },
)

test('without a press it happens at once', () => {
  const act = vi.fn()
  afterPress(act)
  expect(act).toHaveBeenCalledOnce()
})
