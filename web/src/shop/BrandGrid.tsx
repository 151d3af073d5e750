import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/shop.ts'
import { opensInNewTab } from '#words/ui.ts'
import { refusesFraming } from '../content/shop.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import { BrandMark } from './BrandMark.tsx'
import { type BrandId, brands } from './brands.ts'
import { brandLists, type CategoryId, categoryName, popularBrands } from './categories.ts'

interface BrandGridProps {
  category?: CategoryId | undefined
  linkTo: (brand: BrandId) => string
  onChoose: (category: CategoryId | undefined) => void
}

export const tileId = (brand: BrandId) => `brand-${brand}`

export function BrandGrid({ category, linkTo, onChoose }: BrandGridProps) {
  const list = category ? brandLists[category] : popularBrands
  const title = useFocusOnChoice(category)
  return (
    <section aria-labelledby="brands-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="brands-title" ref={title} tabIndex={-1} className="text-2xl outline-none">
          <ChangingText>{category ? categoryName(category) : words.popularBrands}</ChangingText>
        </h2>
        <p role="status" className="text-sm text-quiet">
          {category && <ChangingText>{words.shopsIn(list.length, categoryName(category))}</ChangingText>}
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-4">
        {list.map((id) => (
          <li key={id}>
            <BrandTile brand={id} to={linkTo(id)} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {category === 'food' && (
          <TextButton onClick={() => onChoose('groceries')}>{words.groceries}</TextButton>
        )}
        {category && <TextButton onClick={() => onChoose(undefined)}>{words.popularBrands}</TextButton>}
      </div>
    </section>
  )
}

const tile =
  'flex h-full min-h-16 items-center gap-2 rounded-card border border-line bg-surface p-2 text-sm font-medium sm:min-h-18 lg:gap-3 lg:p-3 lg:text-base hover:border-primary hover:text-primary'

/** Opens the shop in this page or, if it refuses to be framed, in a tab of its own, while this page offers a loan for it. */
function BrandTile({ brand, to }: { brand: BrandId; to: string }) {
  const navigate = useNavigate()
  const { name, address } = brands[brand]
  const contents = (
    <>
      <BrandMark brand={brand} size="size-10 lg:size-12" />
      <span lang={writtenLang} translate="no" className="min-w-0 leading-tight">
        {name}
      </span>
    </>
  )
  if (!refusesFraming.includes(brand))
    return (
      <Link id={tileId(brand)} to={to} className={tile}>
        {contents}
      </Link>
    )
  return (
    <a
      id={tileId(brand)}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => navigate(to)}
      className={tile}
    >
      {contents}
      <ExternalLink className="ml-auto size-4 shrink-0 text-quiet" aria-hidden="true" />
      <span className="sr-only"> {opensInNewTab}</span>
    </a>
  )
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="link min-h-11 font-medium">
    {children}
  </button>
)

/** On a phone the brands are below the fold, so choosing a category scrolls to their heading and focuses it. */
function useFocusOnChoice(category: CategoryId | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef(category)
  useEffect(() => {
    const isChosen = category !== undefined && category !== previous.current
    previous.current = category
    if (!isChosen || matchMedia('(min-width: 40rem)').matches) return
    title.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [category])
  return title
}
