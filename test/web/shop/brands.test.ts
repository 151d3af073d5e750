import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  brandsFolder,
  brandsWithLetters,
  brandTile,
  contrast,
  monogram,
  readableOn,
} from '#bin/brand-logos.ts'
import { limits } from '#contract/limits.ts'
import { dist } from '#lib/dist.ts'
import { type Brand, brands } from '#web/shop/brands.ts'
import { brandLists, categories, popularBrands } from '#web/shop/categories.ts'

const all: [string, Brand][] = Object.entries(brands)

test('the ten categories are in the specification’s order; groceries have brands but no category button', () => {
  const tiles = categories.map(({ id }) => id)
  expect(tiles.join(', ')).toBe(
    'home, fashion, food, travel, electronics, phones, gaming, sports, gifts, deals',
  )
  expect(Object.keys(brandLists)).toEqual([...tiles, 'groceries'])
  expect(limits.shop.categoriesShown).toBe(5)
})

test.each(Object.entries(brandLists))(
  'the list for %s has at least eight brands and no duplicates',
  (_category, list) => {
    expect(list.length).toBeGreaterThanOrEqual(8)
    expect(new Set(list).size).toBe(list.length)
  },
)

test('there are eight popular brands, without duplicates', () => {
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

test('every brand has a tile, whose ink has enough contrast, in web/public/brands and in the build', () => {
  for (const [id] of all) {
    const tile = readFileSync(join(brandsFolder, `${id}.svg`), 'utf8')
    expect(readFileSync(join(dist.web, 'brands', `${id}.svg`), 'utf8'), id).toBe(tile)
    const [, ink = '', colour = ''] = /color="(#[0-9a-f]{6})".*?fill="(#[0-9a-f]{6})"/.exec(tile) ?? []
    expect(ink, id).toBe(readableOn(colour))
    expect(contrast(ink, colour), id).toBeGreaterThanOrEqual(4.5)
    expect(tile, id).not.toMatch(/<script|href=|url\(/)
  }
})

test('at most 20 brands have letters instead of a logo, and no popular brand does', () => {
  const letters = brandsWithLetters()
  expect(letters.length).toBeLessThanOrEqual(20)
  expect(popularBrands.filter((id) => letters.includes(id))).toEqual([])
  expect(brandTile('croma')).toContain('>Cr</text>')
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

test('logos are images: no script of the build contains the SVG path of one', () => {
  const letters = brandsWithLetters()
  const logos = all.map(([id]) => id).filter((id) => !letters.includes(id))
  const tiles = logos.map((id) => readFileSync(join(brandsFolder, `${id}.svg`), 'utf8'))
  const paths = tiles.flatMap((tile) => /(?<=\bd=")[^"]+/.exec(tile) ?? [])
  expect(paths).toHaveLength(logos.length)
  const files = readdirSync(dist.web, { encoding: 'utf8', recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts).not.toEqual([])
  for (const script of scripts) {
    const code = readFileSync(join(dist.web, script), 'utf8')
    const inlined = logos.filter((_, n) => code.includes(paths[n] ?? ''))
    expect(inlined, script).toEqual([])
  }
})
