import type { Elements } from '../../../ui/elements.ts'

interface ChangeRowProps {
  /** In an offer’s own dialog, which names the lender already. */
  lender: string | undefined
  /** From when. */
  time: string
  /** Beside the time. */
  badge?: Elements
  /** Who made it and when. */
  authors: string
  /** What it changes. */
  children: Elements
  /** Buttons. */
  actions: Elements
}

/**
 * A change of an offer in a list: from when and whose it is, what it changes, who made it, and what can be done with it. On a wide
 * screen, in columns.
 */
export const ChangeRow = ({ lender, time, badge, authors, children, actions }: ChangeRowProps) => (
  <li
    className={`grid gap-x-8 gap-y-3 px-4 py-4 text-sm wrap-anywhere ${lender === undefined ? '' : 'md:grid-cols-[12rem_minmax(0,1fr)] md:items-start xl:grid-cols-[15rem_minmax(0,1fr)_auto]'}`}
  >
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 md:grid-cols-1">
      {lender !== undefined && (
        <p translate="no" className="font-semibold">
          {lender}
        </p>
      )}
      <p className={lender === undefined ? 'font-semibold' : 'col-span-2 text-quiet md:col-span-1'}>{time}</p>
      {badge && (
        <div className="col-start-2 row-start-1 empty:hidden md:col-start-1 md:row-start-auto md:mt-1">
          {badge}
        </div>
      )}
    </div>
    <div>
      {children}
      <p className="mt-2 text-xs text-quiet">{authors}</p>
    </div>
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 xl:-mt-1.5 xl:justify-end ${lender === undefined ? '' : 'md:max-xl:col-start-2'} [&_button]:min-h-11 md:[&_button]:min-h-9 [&_button]:py-1`}
    >
      {actions}
    </div>
  </li>
)

/** The rows of a list of changes. */
export const ChangeRows = ({ children }: { children: Elements }) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
)
