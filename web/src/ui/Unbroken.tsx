/** A day as `2026-12-03` or `3 Dec 2026`, and an amount such as `₹1,50,000` or `₹10 lakh`. */
const figures = /(\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|₹\s?\d[\d,]*(?:\.\d+)?(?: (?:lakh|crore))?)/

/** A text of which no day and no amount is broken at the end of a line, also where other words may break anywhere. */
export const Unbroken = ({ children }: { children: string }) => (
  <>
    {children.split(figures).map((part, place) =>
      place % 2 === 0 ? (
        <span key={place}>{part}</span>
      ) : (
        <span key={place} className="whitespace-nowrap">
          {part}
        </span>
      ),
    )}
  </>
)
