import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { dist } from '#lib/dist.ts'
import { contrast, monogram, readableOn } from '#web/shop/brand-colour.ts'
import { type Brand, brands } from '#web/shop/brands.ts'
import { brandLists, categories, popularBrands } from '#web/shop/categories.ts'

const all: [string, Brand][] = Object.entries(brands)

test('the ten categories are in the specification’s order, and groceries have no tile', () => {
  const tiles = categories.map(({ id }) => id)
  expect(tiles.join(', ')).toBe(
    'home, fashion, food, travel, electronics, phones, gaming, sports, gifts, deals',
  )
  expect(Object.keys(brandLists)).toEqual([...tiles, 'groceries'])
  expect(limits.shop.categoriesShown).toBe(5)
})

test.each(Object.entries(brandLists))(
  '%s has at least eight retailers and no duplicates',
  (_category, list) => {
    expect(list.length).toBeGreaterThanOrEqual(8)
    expect(new Set(list).size).toBe(list.length)
  },
)

test('eight brands are popular, without duplicates', () => {
  expect(new Set(popularBrands).size).toBe(8)
  expect(popularBrands).toHaveLength(8)
})

test('every brand is in a list, and no two share a name or an address', () => {
  expect(new Set([...popularBrands, ...Object.values(brandLists).flat()])).toEqual(
    new Set(all.map(([id]) => id)),
  )
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length)
  expect(new Set(all.map(([, { address }]) => address)).size).toBe(all.length)
})

test('every brand has a plain https address', () => {
  const plain = all.filter(([, { address }]) => {
    const { protocol, username, port, hash, href } = new URL(address)
    return protocol === 'https:' && !username && !port && !hash && href === address
  })
  expect(plain).toEqual(all)
})

test('the letters of every brand have enough contrast', () => {
  const readable = all.filter(([, { colour }]) => contrast(colour, readableOn(colour)) >= 4.5)
  expect(readable).toEqual(all)
})

test('contrast follows WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each([
  ['Croma', 'Cr'],
  ['boAt', 'Bo'],
  ['MakeMyTrip', 'MM'],
  ['Home Centre', 'HC'],
  ['H&M', 'HM'],
  ["Domino's", 'Do'],
  ['redBus', 'Re'],
])('the letters of %s are %s', (name, letters) => {
  expect(monogram(name)).toBe(letters)
})

test('of the five megabytes of logos only those on the shelves reach the bundle', () => {
  const assets = join(dist.web, 'assets')
  const chunks = readdirSync(assets).filter((file) => /^brands-.*\.js$/.test(file))
  expect(chunks).toHaveLength(1)
  const logos = all.reduce((sum, [, { logo = '' }]) => sum + logo.length, 0)
  expect(statSync(join(assets, chunks[0] ?? '')).size).toBeLessThan(logos + 25_000)
})
