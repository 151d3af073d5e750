import {
  BadgePercent,
  Dumbbell,
  Gamepad2,
  Gift,
  Laptop,
  type LucideIcon,
  Plane,
  Shirt,
  Smartphone,
  Sofa,
  UtensilsCrossed,
} from 'lucide-react'
import * as words from '#words/shop.ts'
import type { BrandId } from './brands.ts'

/** In the specification's order; the first five show initially. */
export const categories = [
  { id: 'home', name: words.home, icon: Sofa },
  { id: 'fashion', name: words.fashion, icon: Shirt },
  { id: 'food', name: words.food, icon: UtensilsCrossed },
  { id: 'travel', name: words.travel, icon: Plane },
  { id: 'electronics', name: words.electronics, icon: Laptop },
  { id: 'phones', name: words.phones, icon: Smartphone },
  { id: 'gaming', name: words.gaming, icon: Gamepad2 },
  { id: 'sports', name: words.sports, icon: Dumbbell },
  { id: 'gifts', name: words.gifts, icon: Gift },
  { id: 'deals', name: words.deals, icon: BadgePercent },
] as const satisfies { id: string; name: string; icon: LucideIcon }[]

/** Groceries have a list of brands but no tile, as specified. */
export type CategoryId = (typeof categories)[number]['id'] | 'groceries'

export const brandLists: Record<CategoryId, readonly BrandId[]> = {
  home: [
    'ikea',
    'pepperfry',
    'urban-ladder',
    'home-centre',
    'wakefit',
    'bosch',
    'whirlpool',
    'panasonic',
    'lg',
  ],
  fashion: [
    'myntra',
    'ajio',
    'zara',
    'hm',
    'uniqlo',
    'nykaa-fashion',
    'tata-cliq',
    'bata',
    'fabindia',
    'max-fashion',
  ],
  food: [
    'zomato',
    'swiggy',
    'dominos',
    'mcdonalds',
    'kfc',
    'burger-king',
    'starbucks',
    'pizza-hut',
    'eatsure',
  ],
  travel: [
    'makemytrip',
    'goibibo',
    'cleartrip',
    'agoda',
    'indigo',
    'air-india',
    'irctc',
    'redbus',
    'ixigo',
    'oyo',
  ],
  electronics: [
    'croma',
    'reliance-digital',
    'vijay-sales',
    'amazon',
    'flipkart',
    'samsung',
    'sony',
    'lg',
    'hp',
    'dell',
    'boat',
  ],
  phones: [
    'apple',
    'samsung',
    'oneplus',
    'xiaomi',
    'vivo',
    'oppo',
    'realme',
    'motorola',
    'google',
    'nothing',
  ],
  gaming: ['playstation', 'xbox', 'steam', 'epic-games', 'rog', 'msi', 'logitech-g', 'razer', 'lenovo'],
  sports: [
    'decathlon',
    'nike',
    'adidas',
    'puma',
    'asics',
    'skechers',
    'under-armour',
    'new-balance',
    'garmin',
  ],
  gifts: ['fnp', 'igp', 'tanishq', 'caratlane', 'nykaa', 'firstcry', 'bookmyshow', 'etsy'],
  deals: ['cashkaro', 'grabon', 'magicpin', 'snapdeal', 'meesho', 'paytm', 'tata-neu', 'lenskart'],
  groceries: ['bigbasket', 'blinkit', 'zepto', 'instamart', 'jiomart', 'dmart', 'licious', 'country-delight'],
}

/** Shown while no category is chosen. All of them have a logo; the tiles of some other brands have letters instead. */
export const popularBrands: readonly BrandId[] = [
  'amazon',
  'flipkart',
  'myntra',
  'ajio',
  'nykaa',
  'meesho',
  'tata-cliq',
  'ikea',
]

/** Checks an id from a URL, which is untrusted. */
export const isCategoryId = (id: string | null): id is CategoryId =>
  id !== null && Object.hasOwn(brandLists, id)

export const categoryName = (id: CategoryId) =>
  categories.find((category) => category.id === id)?.name ?? words.groceries
