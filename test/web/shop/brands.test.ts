import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { dist } from '#lib/dist.ts'
import { type Brand, brands } from '#web/shop/brands.ts'
import { brandLists, categories, popularBrands } from '#web/shop/categories.ts'

const all: [string, Brand][] = Object.entries(brands)
const tiles = new Map(all.map(([id]) => [id, readFileSync(`web/public/brands/${id}.svg`, 'utf8')]))
/** The brands whose tiles have letters instead of a logo. */
const lettered = [...tiles].flatMap(([id, tile]) => (tile.includes('<text') ? [id] : []))

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

test('every brand has a tile, the same in the build, that loads and runs nothing', () => {
  for (const [id, tile] of tiles) {
    expect(readFileSync(join(dist.web, 'brands', `${id}.svg`), 'utf8'), id).toBe(tile)
    expect(tile, id).not.toMatch(/<script|href=|url\(/)
  }
})

test('at most 20 brands have letters instead of a logo, and no popular brand does', () => {
  expect(lettered.length).toBeLessThanOrEqual(20)
  expect(popularBrands.filter((id) => lettered.includes(id))).toEqual([])
})

test('logos are images: no script of the build contains the SVG path of one', () => {
  const logos = [...tiles].filter(([id]) => !lettered.includes(id))
  const paths = logos.flatMap(([, tile]) => /(?<=\bd=")[^"]+/.exec(tile) ?? [])
  expect(paths).toHaveLength(logos.length)
  const files = readdirSync(dist.web, { encoding: 'utf8', recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts).not.toEqual([])
  for (const script of scripts) {
    const code = readFileSync(join(dist.web, script), 'utf8')
    expect(
      paths.filter((path) => code.includes(path)),
      script,
    ).toEqual([])
  }
})
