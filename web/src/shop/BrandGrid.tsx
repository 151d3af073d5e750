import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/shop.ts'
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
          <ChangingText>
            {category ? words.shopsIn(list.length, categoryName(category)) : words.shops(list.length)}
          </ChangingText>
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))]">
        {list.map((id) => (
          <li key={id}>
            <Link
              id={tileId(id)}
              to={linkTo(id)}
              className="flex h-full min-h-16 items-center gap-2 rounded-card border border-line bg-surface p-2 text-sm font-medium sm:min-h-18 sm:gap-3 sm:p-3 sm:text-base hover:border-primary hover:text-primary"
            >
              <BrandMark brand={id} size="size-10 sm:size-12" />
              <span lang={writtenLang} translate="no" className="min-w-0 leading-tight">
                {brands[id].name}
              </span>
            </Link>
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
