/**
 * `npm run brands` writes a tile for every brand of the shop to web/public/brands/<brand>.svg, from the icon sets
 * Simple Icons and Arcticons or, without an icon, from the brand's letters. An SVG without the marker below was
 * put there by the site's owner and is kept.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brands } from '#web/shop/brands.ts'

export const brandsFolder = resolve(import.meta.dirname, '../web/public/brands')

const marker = '<!-- Written by npm run brands -->'

interface IconSet {
  width?: number
  icons: Record<string, { body: string; width?: number }>
}

const require = createRequire(import.meta.url)
const sets = {
  'simple-icons': require('@iconify-json/simple-icons/icons.json') as IconSet,
  arcticons: require('@iconify-json/arcticons/icons.json') as IconSet,
}

/** Background as `#rrggbb` and the icon, if a set has one, as `set:name`. */
const tiles: Record<keyof typeof brands, { colour: string; icon?: `${keyof typeof sets}:${string}` }> = {
  adidas: { colour: '#000000', icon: 'simple-icons:adidas' },
  agoda: { colour: '#28527a', icon: 'arcticons:agoda' },
  'air-india': { colour: '#da0e29', icon: 'simple-icons:airindia' },
  ajio: { colour: '#2c4152', icon: 'arcticons:ajio' },
  amazon: { colour: '#ff9900', icon: 'simple-icons:amazon' },
  apple: { colour: '#000000', icon: 'simple-icons:apple' },
  asics: { colour: '#001e62' },
  bata: { colour: '#dd282e', icon: 'simple-icons:bata' },
  bigbasket: { colour: '#a5cd39', icon: 'simple-icons:bigbasket' },
  blinkit: { colour: '#f8cb46', icon: 'arcticons:blinkit' },
  boat: { colour: '#e20722', icon: 'simple-icons:boat' },
  bookmyshow: { colour: '#c4242b', icon: 'simple-icons:bookmyshow' },
  bosch: { colour: '#ea0016', icon: 'simple-icons:bosch' },
  'burger-king': { colour: '#d62300', icon: 'simple-icons:burgerking' },
  caratlane: { colour: '#4f3267' },
  cashkaro: { colour: '#0036da', icon: 'arcticons:cashkaro' },
  cleartrip: { colour: '#ff4f17', icon: 'arcticons:cleartrip' },
  'country-delight': { colour: '#007a53' },
  croma: { colour: '#0f7c78' },
  decathlon: { colour: '#3643ba', icon: 'arcticons:decathlon' },
  dell: { colour: '#007db8', icon: 'simple-icons:dell' },
  dmart: { colour: '#006341', icon: 'arcticons:dmart-ready' },
  dominos: { colour: '#0b648f', icon: 'arcticons:dominos' },
  eatsure: { colour: '#5a2d82', icon: 'arcticons:eatsure' },
  'epic-games': { colour: '#313131', icon: 'simple-icons:epicgames' },
  etsy: { colour: '#f16521', icon: 'simple-icons:etsy' },
  fabindia: { colour: '#8a1538' },
  firstcry: { colour: '#ff7043', icon: 'arcticons:firstcry' },
  flipkart: { colour: '#2470e8', icon: 'simple-icons:flipkart' },
  fnp: { colour: '#7d8035', icon: 'arcticons:ferns-n-petals' },
  garmin: { colour: '#000000', icon: 'simple-icons:garmin' },
  goibibo: { colour: '#f26722', icon: 'arcticons:goibibo' },
  google: { colour: '#4285f4', icon: 'simple-icons:google' },
  grabon: { colour: '#4caf50' },
  hm: { colour: '#e50010', icon: 'simple-icons:handm' },
  'home-centre': { colour: '#d2232a' },
  hp: { colour: '#0096d6', icon: 'simple-icons:hp' },
  igp: { colour: '#e02a3b' },
  ikea: { colour: '#0058a3', icon: 'simple-icons:ikea' },
  indigo: { colour: '#09009b', icon: 'simple-icons:indigo' },
  instamart: { colour: '#fc8019', icon: 'simple-icons:swiggy' },
  irctc: { colour: '#213d77', icon: 'arcticons:irctc-rail-connect' },
  ixigo: { colour: '#ec5b24', icon: 'arcticons:ixigo-trains' },
  jiomart: { colour: '#0078ad', icon: 'arcticons:jiomart' },
  kfc: { colour: '#f40027', icon: 'simple-icons:kfc' },
  lenovo: { colour: '#e2231a', icon: 'simple-icons:lenovo' },
  lenskart: { colour: '#11114e', icon: 'arcticons:lenskart' },
  lg: { colour: '#a50034', icon: 'simple-icons:lg' },
  licious: { colour: '#d11243' },
  'logitech-g': { colour: '#00b8fc', icon: 'simple-icons:logitechg' },
  magicpin: { colour: '#ef1c74', icon: 'arcticons:magicpin' },
  makemytrip: { colour: '#eb2026', icon: 'arcticons:makemytrip' },
  'max-fashion': { colour: '#d8262c', icon: 'arcticons:max-fashion' },
  mcdonalds: { colour: '#fbc817', icon: 'simple-icons:mcdonalds' },
  meesho: { colour: '#9f2089', icon: 'arcticons:meesho' },
  motorola: { colour: '#e1140a', icon: 'simple-icons:motorola' },
  msi: { colour: '#ff0000', icon: 'simple-icons:msi' },
  myntra: { colour: '#ff3f6c', icon: 'arcticons:myntra' },
  'new-balance': { colour: '#cf0a2c', icon: 'simple-icons:newbalance' },
  nike: { colour: '#111111', icon: 'simple-icons:nike' },
  nothing: { colour: '#000000', icon: 'arcticons:nothing-x' },
  nykaa: { colour: '#de006c', icon: 'arcticons:nykaa-fashion' },
  'nykaa-fashion': { colour: '#fc2779', icon: 'arcticons:nykaa-fashion' },
  oneplus: { colour: '#f5010c', icon: 'simple-icons:oneplus' },
  oppo: { colour: '#2d683d', icon: 'simple-icons:oppo' },
  oyo: { colour: '#ee2e24', icon: 'simple-icons:oyo' },
  panasonic: { colour: '#0049ab', icon: 'simple-icons:panasonic' },
  paytm: { colour: '#20336b', icon: 'simple-icons:paytm' },
  pepperfry: { colour: '#f16521' },
  'pizza-hut': { colour: '#c8102e', icon: 'arcticons:pizzahut' },
  playstation: { colour: '#0070d1', icon: 'simple-icons:playstation' },
  puma: { colour: '#242b2f', icon: 'simple-icons:puma' },
  razer: { colour: '#00ff00', icon: 'simple-icons:razer' },
  realme: { colour: '#ffc915', icon: 'arcticons:realme-store' },
  redbus: { colour: '#d84e55', icon: 'arcticons:redbus' },
  'reliance-digital': { colour: '#e42529' },
  rog: { colour: '#ff0029', icon: 'simple-icons:republicofgamers' },
  samsung: { colour: '#1428a0', icon: 'simple-icons:samsung' },
  skechers: { colour: '#0b4da2' },
  snapdeal: { colour: '#e40046', icon: 'arcticons:snapdeal' },
  sony: { colour: '#ffffff', icon: 'simple-icons:sony' },
  starbucks: { colour: '#006241', icon: 'simple-icons:starbucks' },
  steam: { colour: '#000000', icon: 'simple-icons:steam' },
  swiggy: { colour: '#fc8019', icon: 'simple-icons:swiggy' },
  tanishq: { colour: '#832729' },
  'tata-cliq': { colour: '#da1c5c', icon: 'arcticons:tata-cliq' },
  'tata-neu': { colour: '#4b0f7d', icon: 'arcticons:tata-neu' },
  'under-armour': { colour: '#1d1d1d', icon: 'simple-icons:underarmour' },
  uniqlo: { colour: '#ff0000', icon: 'simple-icons:uniqlo' },
  'urban-ladder': { colour: '#cc4e2a' },
  'vijay-sales': { colour: '#d41f26' },
  vivo: { colour: '#415fff', icon: 'simple-icons:vivo' },
  wakefit: { colour: '#4b2a7b' },
  whirlpool: { colour: '#1d2d5c', icon: 'arcticons:whirlpool' },
  xbox: { colour: '#107c10', icon: 'simple-icons:xbox' },
  xiaomi: { colour: '#ff6900', icon: 'simple-icons:xiaomi' },
  zara: { colour: '#000000', icon: 'simple-icons:zara' },
  zepto: { colour: '#3c006b' },
  zomato: { colour: '#e23744', icon: 'simple-icons:zomato' },
}

/** Relative luminance of `#rrggbb`, 0 to 1: WCAG 2.2, section "relative luminance". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** White if its contrast with `colour` is at least 4.5:1, otherwise black, whose contrast is then higher than that. */
export const readableOn = (colour: string) => (contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** The two letters that stand in for a missing logo: `FirstCry` gives FC, `Home Centre` HC, `Croma` Cr. */
export function monogram(name: string): string {
  const letters = name.replace(/[^\p{L}\p{N} ]/gu, '')
  const [first = '', second = ''] = letters.split(' ')
  if (second) return `${first[0]}${second[0]}`.toUpperCase()
  const capitals = first.replace(/[^\p{Lu}\p{N}]/gu, '')
  return capitals.length > 1 ? capitals.slice(0, 2) : first.slice(0, 1).toUpperCase() + first.slice(1, 2)
}

/** An SVG of 48 by 48 units: the icon, or the letters, on the brand's colour. */
export function brandTile(id: keyof typeof brands): string {
  const { colour, icon } = tiles[id]
  const ink = readableOn(colour)
  const background = `<rect width="48" height="48" fill="${colour}"/>`
  const content = icon ? drawIcon(icon) : drawLetters(monogram(brands[id].name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" color="${ink}">${marker}${background}${content}</svg>\n`
}

/** The icon in the middle, at 60% of the tile; at 80% with thicker lines for Arcticons, which are outlines. */
function drawIcon(icon: string): string {
  const [set = '', name = ''] = icon.split(':')
  const found = set in sets ? sets[set as keyof typeof sets] : undefined
  const drawing = found?.icons[name]
  if (!found || !drawing) throw new Error(`There is no icon ${icon}`)
  const size = drawing.width ?? found.width ?? 16
  const [margin, stroke] = set === 'arcticons' ? [4.8, ' stroke-width="1.8"'] : [9.6, '']
  const scale = Number(((48 - 2 * margin) / size).toFixed(4))
  return `<g transform="translate(${margin} ${margin}) scale(${scale})"${stroke}>${drawing.body}</g>`
}

const drawLetters = (letters: string) =>
  `<text x="24" y="30.5" text-anchor="middle" fill="currentColor" font-family="Inter,Arial,sans-serif" font-size="18" font-weight="700">${letters}</text>`

/** The ids of the brands whose tiles have letters instead of an icon. */
export const brandsWithLetters = () => Object.entries(tiles).flatMap(([id, { icon }]) => (icon ? [] : [id]))

const notice = `Brand logos in this folder
==========================

Unless the owner of this site has replaced them, the logos named below were drawn by "npm run brands" from two icon sets. Each logo is a trademark of the brand's owner.

Simple Icons, https://simpleicons.org, CC0 1.0
${namesFrom('simple-icons')}

Arcticons, https://arcticons.com, by Donno and contributors, CC BY-SA 4.0
(https://creativecommons.org/licenses/by-sa/4.0/). The icons were recoloured, scaled, drawn with thicker lines and placed on a coloured square. The
resulting files are under the same licence.
${namesFrom('arcticons')}
`

function namesFrom(set: keyof typeof sets): string {
  const ids = Object.entries(tiles).flatMap(([id, { icon }]) => (icon?.startsWith(`${set}:`) ? [id] : []))
  return ids
    .join(', ')
    .replace(/(.{1,110})(?:, |$)/g, '$1,\n')
    .replace(/,\n$/, '')
}

if (import.meta.filename === process.argv[1]) {
  mkdirSync(brandsFolder, { recursive: true })
  const isGenerated = (file: string) => readFileSync(join(brandsFolder, file), 'utf8').includes(marker)
  for (const file of readdirSync(brandsFolder).filter((name) => name.endsWith('.svg')))
    if (isGenerated(file)) rmSync(join(brandsFolder, file))
  for (const id of Object.keys(brands) as (keyof typeof brands)[]) {
    const file = join(brandsFolder, `${id}.svg`)
    if (!existsSync(file)) writeFileSync(file, brandTile(id))
  }
  writeFileSync(join(brandsFolder, 'licences.txt'), notice)
  console.log(`${Object.keys(brands).length} tiles, ${brandsWithLetters().length} of them without an icon`)
}
