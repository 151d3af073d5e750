import { useSearchParams } from 'react-router-dom'
import * as words from '#words/shop.ts'
import { readSearch, searchAddress } from './addresses.ts'
import { type BrandId, brands, isBrandId } from './brands.ts'
import { type CategoryId, isCategoryId } from './categories.ts'

export interface OpenPage {
  name: string
  address: string
  /** Absent for a web search. */
  brand?: BrandId
}

const searchOf = (parts: Record<string, string>) => `?${new URLSearchParams(parts)}`

/**
 * Keeps the shop's state in the URL, so that back, reload and bookmarks work. The URL is untrusted: brand and
 * category ids are looked up, and a frame's address is never taken from it.
 */
export function useShop() {
  const [params, setParams] = useSearchParams()
  const [category, brand] = [params.get('category'), params.get('brand')]
  const categoryParam: Record<string, string> = isCategoryId(category) ? { category } : {}
  return {
    category: isCategoryId(category) ? category : undefined,
    page: openPage(brand, readSearch(params.get('search') ?? '').text),
    linkTo: (id: BrandId) => searchOf({ ...categoryParam, brand: id }),
    choose: (id: CategoryId | undefined) =>
      setParams(id ? { category: id } : {}, { preventScrollReset: true, replace: true }),
    search: (text: string) => setParams({ ...categoryParam, search: text }),
    /** Replaces the history entry, because the frame may have added entries of its own. */
    close: () => setParams(categoryParam, { preventScrollReset: true, replace: true }),
  }
}

function openPage(brand: string | null, search: string): OpenPage | undefined {
  if (isBrandId(brand)) return { name: brands[brand].name, address: brands[brand].address, brand }
  return search ? { name: words.searchFor(search), address: searchAddress(search) } : undefined
}
