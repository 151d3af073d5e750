import { expect, test } from 'vitest'
import { insertSlashes, plainDate, readDay } from '#web/ui/fields/typed-day.ts'

test.each([
  '21/07/1994',
  '21-7-1994',
  '21.07.1994',
  '21 07 1994',
  '21, 7, 1994',
  '1994-07-21',
  '\u200e21/07/1994\u200e',
  '\u202a21/07/1994\u202c',
  '\u206821\u2069/\u206807\u2069/\u20681994\u2069',
  '21\u201307\u20131994',
  '21 \u2014 07 \u2014 1994',
  '21\u201107\u20111994',
  '21\u221207\u22121994',
  '21\u204407\u20441994',
  '１９９４\uff0d０７\uff0d２１',
  '21\u00a007\u202f1994',
  '२१/०७/१९९४',
  '२१–०७–१९९४',
  '২১/০৭/১৯৯৪',
  '૨૧/૦૭/૧૯૯૪',
  '௨௧/௦௭/௧௯௯௪',
  '౨౧/౦౭/౧౯౯౪',
  '۲۱/۰۷/۱۹۹۴',
])('reads %j as 21 July 1994', (text) => {
  expect(readDay(text)).toBe('1994-07-21')
})

test.each(['', '21/07', '21/07/94', '31/02/1994', '07/21/1994', '21/07/1994/1', '21 July 1994'])(
  'does not read %j',
  (text) => {
    expect(readDay(text)).toBe('')
  },
)

test('slashes are inserted into digits of any script, and dashes of any length become slashes', () => {
  expect(insertSlashes(plainDate('২১০৭'), '21/0')).toBe('21/07/')
  expect(insertSlashes(plainDate('21–07–1994'), '')).toBe('21/07/1994')
})
