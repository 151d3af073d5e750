import { isDay } from '#loans/dates.ts'
import type { FigureFormat } from '../ui/fields/use-typed-figure.ts'

/** One input of a tool, as the page's address holds it. */
export interface Input<Value, Props extends object = object> {
  /** The value until the visitor or the address gives one. */
  initial: Value
  /** Reads a value from its text in the address, which may be any text. */
  read(text: string): Value
  write(value: Value): string
  isAccepted(value: Value): boolean
  /** The error shown at the field when its value in the address is not accepted. */
  message?: string
  /** What the input's field shows, such as its limits or options. */
  props: Props
  /** Whether the address leaves it out while it has its initial value. */
  isOptional?: boolean
}

/** The inputs of a tool, by the names that they have in the address. */
export type Inputs = Readonly<Record<string, Input<unknown>>>
export type ValuesOf<Of extends Inputs> = { [Name in keyof Of]: Of[Name]['initial'] }

/** In characters. A longer text in an address is not read as a figure. */
const maxLength = 30

/** An input for a figure. Text that gives no accepted figure is read as `NaN`, not as `initial`. */
export function figureInput<Format extends FigureFormat>(
  initial: number,
  format: Format,
): Input<number, Format> {
  const { min, max } = format.accepted
  const isAccepted = (value: number) => value >= min && value <= max
  return {
    initial,
    read: (text) => {
      // In some fields an empty text is 0. In an address it stands for a figure that was not accepted.
      const value = text === '' || text.length > maxLength ? Number.NaN : format.parse(text)
      return isAccepted(value) ? value : Number.NaN
    },
    write: (value) => (isAccepted(value) ? String(value) : ''),
    isAccepted,
    message: format.messages.unreadable,
    props: format,
  }
}

/** One of a few options. `options` has the label of each, in display order. */
export const choiceInput = <Option extends string>(
  options: Readonly<Record<Option, string>>,
  initial: NoInfer<Option>,
): Input<Option, { options: Readonly<Record<Option, string>> }> => ({
  initial,
  read: (text) => (Object.keys(options) as Option[]).find((option) => option === text) ?? initial,
  write: (value) => value,
  isAccepted: () => true,
  props: { options },
})

/** A day as `yyyy-MM-dd`; empty while there is none. */
export const dayInput = (initial: string): Input<string> => ({
  initial,
  read: (text) => (isDay(text) ? text : ''),
  write: (value) => value,
  isAccepted: () => true,
  props: {},
})

/** A line of text that matches the pattern; empty while there is none, or if the address has another text. */
export const textInput = (accepted: RegExp): Input<string> => ({
  initial: '',
  read: (text) => (accepted.test(text) ? text : ''),
  write: (value) => value,
  isAccepted: () => true,
  props: {},
})

/** Reads the inputs from URL parameters. Those that are missing have their initial values. */
export function readInputs<Of extends Inputs>(inputs: Of, text: string): ValuesOf<Of> {
  const params = new URLSearchParams(text)
  const values = Object.entries(inputs).map(([name, { initial, read }]) => {
    const value = params.get(name)
    return [name, value === null ? initial : read(value)]
  })
  return Object.fromEntries(values)
}

/** The fragment of an address with the inputs, including the `#`. What is not accepted is left empty. */
export const writeInputs = <Of extends Inputs>(inputs: Of, values: ValuesOf<Of>): string =>
  `#${new URLSearchParams(
    Object.entries(inputs)
      .filter(([name, { initial, isOptional }]) => !isOptional || values[name] !== initial)
      .map(([name, { write }]) => [name, write(values[name])]),
  )}`

export const unacceptedInputs = <Of extends Inputs>(inputs: Of, values: ValuesOf<Of>): (keyof Of)[] =>
  Object.keys(inputs).filter((name) => !inputs[name]?.isAccepted(values[name]))
