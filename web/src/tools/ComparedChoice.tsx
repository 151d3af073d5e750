import { ChangingText } from '../ui/ChangingText.tsx'

interface ComparedChoiceProps {
  name: string
  note?: string | undefined
  /** The last one, which the choices are compared by, stands at the right. */
  figures: readonly { name: string; value: string }[]
  /** Why the choice has no figures. */
  problem?: string | undefined
}

/**
 * One of the choices that a tool compares: a row whose figures stand below those of the other rows. On a wide screen only the
 * first row shows the names of the figures.
 */
export const ComparedChoice = ({ name, note, figures, problem }: ComparedChoiceProps) => (
  <section className="gap-x-8 py-4 md:grid md:grid-cols-2 md:items-end md:py-3">
    <div>
      <h3 className="text-base font-semibold">{name}</h3>
      <p className="text-sm text-quiet empty:hidden">
        <ChangingText>{note}</ChangingText>
      </p>
    </div>
    {problem ? (
      <p className="mt-1 font-medium">
        <ChangingText>{problem}</ChangingText>
      </p>
    ) : (
      <dl className="mt-2 grid grid-cols-[1fr_1fr_auto] gap-x-3 md:mt-0 md:grid-cols-3">
        {figures.map((figure, place) => (
          <div key={figure.name} className={place === figures.length - 1 ? 'text-right font-bold' : ''}>
            <dt className="text-sm font-normal text-quiet md:[section+section_&]:sr-only">{figure.name}</dt>
            <dd className="amount">
              <ChangingText>{figure.value}</ChangingText>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)
