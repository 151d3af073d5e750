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
        <p className="reading mt-2 text-base! text-quiet">
          <span>{words.whoPays}</span>{' '}
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
        <div className="mt-6 flex flex-col gap-8">
          <SearchBox onSearch={search} />
          <CategoryGrid chosen={category} onChoose={choose} />
          <BrandGrid category={category} linkTo={linkTo} onChoose={choose} />
          <Instalments onPrice={setPrice} />
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
