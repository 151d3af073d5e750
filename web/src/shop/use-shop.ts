import { useSearchParams } from 'react-router-dom'
import { searchAddress, searchText } from './addresses.ts'
import { type BrandId, brands, isBrandId } from './brands.ts'
import { type CategoryId, isCategoryId } from './categories.ts'

/** A page that is open inside the shop. */
export interface OpenPage {
  name: string
  address: string
  /** The brand whose page it is; a search has none. */
  brand?: BrandId
}

const queryOf = (parts: Record<string, string>) => `?${new URLSearchParams(parts)}`

/**
 * Where the shopper is, kept in the address, so that the browser's own back, reload and bookmarks work. The
 * address may hold anything: what it names is looked up here, and no address of a page is ever taken from it.
 */
export function useShop() {
  const [params, setParams] = useSearchParams()
  const [category, brand] = [params.get('category'), params.get('brand')]
  const shelf: Record<string, string> = isCategoryId(category) ? { category } : {}
  return {
    category: isCategoryId(category) ? category : undefined,
    page: openPage(brand, searchText(params.get('search') ?? '')),
    /** The address at which a brand is open. */
    linkTo: (id: BrandId) => queryOf({ ...shelf, brand: id }),
    choose: (id: CategoryId | undefined) =>
      setParams(id ? { category: id } : {}, { preventScrollReset: true, replace: true }),
    search: (text: string) => setParams({ ...shelf, search: text }),
    /** Replaces, since a page in a frame leaves history of its own behind. */
    close: () => setParams(shelf, { preventScrollReset: true, replace: true }),
  }
}

function openPage(brand: string | null, search: string): OpenPage | undefined {
  if (isBrandId(brand)) return { name: brands[brand].name, address: brands[brand].address, brand }
  return search ? { name: `Search: ${search}`, address: searchAddress(search) } : undefined
}
