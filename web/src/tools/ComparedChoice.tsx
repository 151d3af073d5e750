import { ChangingText } from '../ui/ChangingText.tsx'

interface ComparedChoiceProps {
  name: string
  note?: string | undefined
  /** Up to five; the last one, which the choices are compared by, stands at the right. An empty place keeps its column. */
  figures: readonly ({ name: string; value: string } | undefined)[]
  /** Below the figures. */
  text?: string | undefined
  /** Why the choice has no figures. */
  problem?: string | undefined
}

/** One of the choices that a tool compares: a row whose figures stand below those of the other rows. */
export const ComparedChoice = ({ name, note, figures, text, problem }: ComparedChoiceProps) => (
  <section className="gap-x-8 py-4 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
    <div>
      <h3 className="text-lg font-semibold">{name}</h3>
      {note && (
        <p className="text-sm text-quiet">
          <ChangingText>{note}</ChangingText>
        </p>
      )}
    </div>
    {problem ? (
      <p className="mt-1 font-medium">
        <ChangingText>{problem}</ChangingText>
      </p>
    ) : (
      <div>
        <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5 lg:mt-0">
          {figures.map(
            (figure, place) =>
              figure && (
                <div key={figure.name} className={places[figures.length - 1 - place]}>
                  <dt className="text-sm text-quiet">{figure.name}</dt>
                  <dd className={`amount ${place === figures.length - 1 ? 'text-lg font-bold' : ''}`}>
                    <ChangingText>{figure.value}</ChangingText>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {text && (
          <p className="mt-2 text-sm text-quiet">
            <ChangingText>{text}</ChangingText>
          </p>
        )}
      </div>
    )}
  </section>
)

/** The columns from the right. */
const places = [
  'sm:col-start-5 sm:text-right',
  'sm:col-start-4',
  'sm:col-start-3',
  'sm:col-start-2',
  'sm:col-start-1',
]
