import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import * as words from '#words/shop.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { sentence } from '../ui/sentence.ts'
import { BrandGrid, tileId } from './BrandGrid.tsx'
import type { BrandId } from './brands.ts'
import { CategoryGrid } from './CategoryGrid.tsx'
import { Financing } from './Financing.tsx'
import { Instalments } from './Instalments.tsx'
import { SearchBox, searchId } from './SearchBox.tsx'
import { type OpenPage, useShop } from './use-shop.ts'
import { WebsiteView } from './WebsiteView.tsx'

/** The rest of the page stays mounted while a website is open, so that it keeps its state. */
export default function ShopPage() {
  const { category, page, linkTo, choose, search, close } = useShop()
  const lastBrand = useLastBrand(page?.brand)
  const heading = useRestoredFocus(page)
  const { token } = useSession()
  const [price, setPrice] = useState<number>()
  return (
    <>
      <div hidden={page !== undefined} className="page pt-6 pb-12 sm:pt-10">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {words.shopAndSave}
        </h1>
        <p className="reading mt-2 text-base text-quiet">
          <span>{words.pickShop}</span> <span>{words.whoPays}</span>{' '}
          {!token && (
            <span>
              {sentence(
                words.registerOnce<ReactNode>((text) => (
                  <Link to={paths.registerForShop} className="link">
                    {text}
                  </Link>
                )),
              )}
            </span>
          )}
        </p>
        <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-10">
          <SearchBox onSearch={search} />
          {/* What a month costs comes before the shops. On a wide screen it stays in sight beside all else. */}
          <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <Instalments onPrice={setPrice} />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <CategoryGrid chosen={category} onChoose={choose} />
            <BrandGrid category={category} linkTo={linkTo} onChoose={choose} />
          </div>
          <Financing brand={lastBrand} price={price} />
        </div>
      </div>
      {page && <WebsiteView key={page.address} page={page} price={price} onBack={close} />}
    </>
  )
}

/** The brand that was opened last. A loan requested after coming back is for this brand. */
function useLastBrand(brand: BrandId | undefined) {
  const [last, setLast] = useState(brand)
  if (brand && brand !== last) setLast(brand)
  return brand ?? last
}

/** After a website is closed, moves the focus back to the element that opened it, or else to the heading. */
function useRestoredFocus(page: OpenPage | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = page && (page.brand ? tileId(page.brand) : searchId)
  const shown = useRef(opener)
  useEffect(() => {
    if (!opener && shown.current) (document.getElementById(shown.current) ?? heading.current)?.focus()
    shown.current = opener
  }, [opener])
  return heading
}
