import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type CategoryId, categories } from './categories.ts'

interface CategoryGridProps {
  chosen?: CategoryId | undefined
  onChoose: (category: CategoryId | undefined) => void
}

const atFirst = limits.shop.categoriesShown

export function CategoryGrid({ chosen, onChoose }: CategoryGridProps) {
  const isBeyond = categories.findIndex(({ id }) => id === chosen) >= atFirst
  const [isOpened, setOpened] = useState(false)
  const isAll = isOpened || isBeyond
  const grid = useRef<HTMLUListElement>(null)
  // The button that had the focus is gone: what it uncovered takes it.
  useEffect(() => {
    if (isOpened) grid.current?.querySelectorAll('button')[atFirst]?.focus()
  }, [isOpened])

  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title" className="text-2xl">
        Categories
      </h2>
      <ul
        ref={grid}
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-3 sm:grid-cols-5"
      >
        {categories.slice(0, isAll ? categories.length : atFirst).map(({ id, name, icon: Icon }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? undefined : id)}
              className="flex min-h-22 w-full flex-col items-center justify-center gap-2 rounded-card border border-line bg-surface p-2 text-sm font-medium hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-primary-wash aria-pressed:text-primary"
            >
              <Icon className="size-6" aria-hidden="true" />
              {name}
            </button>
          </li>
        ))}
        {!isAll && (
          <li className="sm:col-span-5 sm:justify-self-start">
            <button
              type="button"
              onClick={() => setOpened(true)}
              className="min-h-22 w-full rounded-card p-1 text-sm font-semibold text-primary hover:bg-primary-wash sm:min-h-11 sm:px-4"
            >
              Show More &gt;&gt;
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
