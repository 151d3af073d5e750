import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { BrandGrid, tileId } from './BrandGrid.tsx'
import type { BrandId } from './brands.ts'
import { CategoryGrid } from './CategoryGrid.tsx'
import { Financing } from './Financing.tsx'
import { Instalments } from './Instalments.tsx'
import { SearchBox, searchId } from './SearchBox.tsx'
import { type OpenPage, useShop } from './use-shop.ts'
import { WebsiteView } from './WebsiteView.tsx'

/** The shelves stay where they were while a page is open over them. */
export default function ShopPage() {
  const { category, page, linkTo, choose, search, close } = useShop()
  const lastBrand = useLastBrand(page?.brand)
  const heading = useFocusOnReturn(page)
  const { token } = useSession()
  return (
    <>
      <div hidden={page !== undefined} className="page pt-6 pb-12 sm:pt-10">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          Shop and Save
        </h1>
        <p className="mt-2 text-quiet">
          Pick a shop. Pay for what you buy over 3 or 6 months.
          {!token && (
            <>
              {' '}
              <Link to={paths.registerForShop} className="link">
                Register
              </Link>{' '}
              once, and you come straight back here.
            </>
          )}
        </p>
        <div className="mt-6 grid grid-cols-1 gap-10 lg:grid-cols-[1fr_20rem] lg:items-start">
          <div className="flex min-w-0 flex-col gap-8">
            <SearchBox onSearch={search} />
            <CategoryGrid chosen={category} onChoose={choose} />
            <BrandGrid category={category} linkTo={linkTo} onChoose={choose} />
            <Financing brand={lastBrand} />
          </div>
          <Instalments />
        </div>
      </div>
      {page && <WebsiteView key={page.address} page={page} onBack={close} />}
    </>
  )
}

/** The brand that was looked at last, for a loan that is asked for after coming back. */
function useLastBrand(brand: BrandId | undefined) {
  const [last, setLast] = useState(brand)
  if (brand && brand !== last) setLast(brand)
  return brand ?? last
}

/** Coming back from a page, the focus goes to what opened it, or else to the top. */
function useFocusOnReturn(page: OpenPage | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = page && (page.brand ? tileId(page.brand) : searchId)
  const shown = useRef(opener)
  useEffect(() => {
    if (!opener && shown.current) (document.getElementById(shown.current) ?? heading.current)?.focus()
    shown.current = opener
  }, [opener])
  return heading
}
