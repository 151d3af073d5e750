import { isDay } from '#loans/dates.ts'
import type { FigureFormat } from '../ui/fields/use-typed-figure.ts'

/** One input of a tool, as the page's address holds it. */
export interface Input<Value> {
  /** The value until the visitor or the address gives one. */
  initial: Value
  /** Reads a value from its text in the address, which may be any text. */
  read: (text: string) => Value
  write: (value: Value) => string
  isAccepted: (value: Value) => boolean
  /** The error shown at the field when its value in the address is not accepted. */
  message?: string
}

/** The inputs of a tool, by the names that they have in the address. */
export type Inputs<Values> = { readonly [Name in keyof Values]: Input<Values[Name]> }

/** In characters. A longer text in an address is not read as a figure. */
const maxLength = 30

/** An input for a figure. Text that gives no accepted figure is read as `NaN`, not as `initial`. */
export function figureInput(initial: number, format: FigureFormat): Input<number> {
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
  }
}

/** One of a few options. */
export const choiceInput = <Option extends string>(
  options: readonly Option[],
  initial: Option,
): Input<Option> => ({
  initial,
  read: (text) => options.find((option) => option === text) ?? initial,
  write: (value) => value,
  isAccepted: () => true,
})

/** A day as `yyyy-MM-dd`; empty while there is none. */
export const dayInput = (initial: string): Input<string> => ({
  initial,
  read: (text) => (isDay(text) ? text : ''),
  write: (value) => value,
  isAccepted: () => true,
})

/** Reads the inputs from URL parameters. Those that are missing have their initial values. */
export function readInputs<Values extends object>(inputs: Inputs<Values>, text: string): Values {
  const params = new URLSearchParams(text)
  const values = initialValues(inputs)
  for (const name of namesOf(inputs)) {
    const value = params.get(name)
    if (value !== null) values[name] = inputs[name].read(value)
  }
  return values
}

function initialValues<Values extends object>(inputs: Inputs<Values>): Values {
  return Object.fromEntries(namesOf(inputs).map((name) => [name, inputs[name].initial])) as Values
}

/** The fragment of an address with all inputs, including the `#`. What is not accepted is left empty. */
export function writeInputs<Values extends object>(inputs: Inputs<Values>, values: Values): string {
  return `#${new URLSearchParams(namesOf(inputs).map((name) => [name, inputs[name].write(values[name])]))}`
}

/** The names of the inputs whose values are not accepted. */
export const unacceptedInputs = <Values extends object>(inputs: Inputs<Values>, values: Values) =>
  namesOf(inputs).filter((name) => !inputs[name].isAccepted(values[name]))

export const namesOf = <Values extends object>(inputs: Inputs<Values>) =>
  Object.keys(inputs) as (keyof Values & string)[]
