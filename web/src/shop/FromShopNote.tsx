import { purposeOf } from '../borrower/from-shop.ts'
import { BrandMark } from './BrandMark.tsx'
import { brands, isBrandId } from './brands.ts'

/** Reminds a shopper in the loan journey of the brand they came from and of the purpose this sets. */
export default function FromShopNote({ brand }: { brand: string }) {
  const id = isBrandId(brand) ? brand : undefined
  return (
    <div className="mb-6 flex items-center gap-3 rounded-card border border-line bg-surface p-3 text-sm">
      {id && <BrandMark brand={id} size="size-10" />}
      <p>
        For your purchase{id && <strong> at {brands[id].name}</strong>}. We set the loan purpose to{' '}
        {purposeOf(brand)}; you can change it.
      </p>
    </div>
  )
}
