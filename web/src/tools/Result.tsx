import { Announced } from '../ui/Announced.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import type { Elements } from '../ui/elements.ts'
import { rupees } from '../ui/format.ts'

interface HeadlineProps {
  name: string
  figure: string
  children?: string
}

export const Headline = ({ name, figure, children }: HeadlineProps) => (
  <Announced className="mt-6" text={`${name} ${figure} ${children}`}>
    <p className="text-quiet">
      <ChangingText>{name}</ChangingText>
    </p>
    <p className="amount text-5xl font-bold">
      <ChangingText>{figure}</ChangingText>
    </p>
    {children && (
      <p className="reading mt-1">
        <ChangingText>{children}</ChangingText>
      </p>
    )}
  </Announced>
)

interface AnswerProps {
  name: string
  figure: string
  /** What the figure means, in a sentence. */
  text?: string | undefined
  /** The figures that it is made of. */
  children?: Elements
}

/**
 * The answer of a tool. On a wide screen it stays beside the fields. On a phone, its figure is a bar at the bottom of the
 * screen, so that it changes in sight of the sliders, until its place below the fields is reached.
 */
export const Answer = ({ name, figure, text, children }: AnswerProps) => (
  <div className="tool-answer">
    <Announced className="tool-answer-bar" text={`${name} ${figure} ${text}`}>
      <p className="text-quiet max-lg:text-sm">
        <ChangingText>{name}</ChangingText>
      </p>
      <p className="amount text-2xl font-bold lg:text-5xl">
        <ChangingText>{figure}</ChangingText>
      </p>
    </Announced>
    {text && (
      <p className="reading mt-1">
        <ChangingText>{text}</ChangingText>
      </p>
    )}
    {children}
  </div>
)

interface Line {
  name: string
  value: string
  isSum?: boolean
}

/** A line of what is gained or, under another name, of what is lost: never a gain below zero. */
export const gainLine = (amount: number, names: { gain: string; loss: string }, isSum = false): Line => ({
  name: amount < 0 ? names.loss : names.gain,
  value: rupees(Math.abs(amount)),
  isSum,
})

interface FiguresProps {
  lines: readonly Line[]
}

export const Figures = ({ lines }: FiguresProps) => (
  <dl className="mt-4 max-w-xl divide-y divide-line">
    {lines.map(({ name, value, isSum = false }) => (
      <div key={name} className={`flex justify-between gap-4 py-2.5 ${isSum ? 'font-semibold' : ''}`}>
        <dt className={isSum ? '' : 'text-quiet'}>{name}</dt>
        <dd className="amount">
          <ChangingText>{value}</ChangingText>
        </dd>
      </div>
    ))}
  </dl>
)
