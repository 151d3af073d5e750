import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract/limits.ts'
import * as words from '#words/shop.ts'
import { type CategoryId, categories } from './categories.ts'

interface CategoryGridProps {
  chosen?: CategoryId | undefined
  onChoose: (category: CategoryId | undefined) => void
}

const initialCount = limits.shop.categoriesShown

export function CategoryGrid({ chosen, onChoose }: CategoryGridProps) {
  const isBeyondInitial = categories.findIndex(({ id }) => id === chosen) >= initialCount
  const [isAllShown, setAllShown] = useState(isBeyondInitial)
  // All stay shown: otherwise the chosen category's button would disappear when a second press deselects it.
  if (isBeyondInitial && !isAllShown) setAllShown(true)
  const grid = useRef<HTMLUListElement>(null)

  const showAll = () => {
    flushSync(() => setAllShown(true))
    // The pressed button is gone, so the focus moves to the first category that it revealed.
    grid.current?.querySelectorAll('button')[initialCount]?.focus()
  }

  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-2xl">
        {words.categories}
      </h2>
      <ul
        ref={grid}
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-3 sm:grid-cols-6"
      >
        {categories
          .slice(0, isAllShown ? categories.length : initialCount)
          .map(({ id, name, icon: Icon }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen}
                onClick={() => onChoose(id === chosen ? undefined : id)}
                className="flex min-h-22 w-full flex-col items-center justify-center gap-2 rounded-card border border-line bg-surface p-2 text-sm font-medium hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-chosen aria-pressed:text-on-chosen"
              >
                <Icon className="size-6" aria-hidden="true" />
                <span>{name}</span>
              </button>
            </li>
          ))}
        {!isAllShown && (
          <li>
            <button
              type="button"
              onClick={showAll}
              className="min-h-22 w-full rounded-card text-xs font-semibold whitespace-nowrap text-primary hover:bg-primary-wash sm:text-sm"
            >
              {words.showMore}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
