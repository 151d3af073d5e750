import { writtenLang } from '#words/locale.ts'
import * as words from '#words/shop.ts'
import { sentence } from '../ui/sentence.ts'
import { BrandMark } from './BrandMark.tsx'
import { brands, isBrandId } from './brands.ts'

/** Reminds a shopper in the loan journey of the brand they came from. Shows nothing for an unknown brand. */
export default function FromShopNote({ brand }: { brand: string }) {
  if (!isBrandId(brand)) return null
  return (
    <div className="mb-6 flex items-center gap-3 rounded-card border border-line bg-surface p-3 text-sm">
      <BrandMark brand={brand} size="size-10" />
      <p>
        {sentence(
          words.forPurchaseAt(
            <strong lang={writtenLang} translate="no">
              {brands[brand].name}
            </strong>,
          ),
        )}
      </p>
    </div>
  )
}
