interface PointsProps {
  label: string
  points: readonly { title: string; text: string }[]
  className: string
}

/** Short explanations beside each other. Prerendered, so they can be read before any script has run. */
export const Points = ({ label, points, className }: PointsProps) => (
  <section aria-label={label} className={`grid gap-6 lg:gap-x-12 ${className}`}>
    {points.map(({ title, text }) => (
      <div key={title}>
        <h2 className="text-base">{title}</h2>
        <p className="mt-1 text-sm text-quiet">{text}</p>
      </div>
    ))}
  </section>
)
