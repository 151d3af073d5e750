import { useState } from 'react'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { inputsInAddress, useChangedAddress, useWrittenFragment } from './address.ts'
import { type Inputs, readInputs, unacceptedInputs, type ValuesOf, writeInputs } from './inputs.ts'

/**
 * Holds a tool's inputs and writes them into the page's address. The prerendered page has the initial values. Once it
 * is hydrated, the values in the address replace them.
 */
export function useInputs<Of extends Inputs>(inputs: Of) {
  const isHydrated = useIsHydrated()
  const [state, setState] = useState(() => startingState(inputs, isHydrated, {}))
  // What was typed before the page was hydrated stays.
  if (isHydrated && !state.isFromAddress) setState(startingState(inputs, true, state.changed))
  useChangedAddress(() => setState(startingState(inputs, true, {})))
  const { values, rejected, changed, isGiven } = state
  const fragment = writeInputs(inputs, values)
  useWrittenFragment(fragment, Object.keys(changed).length > 0 ? 'visitor' : isGiven ? 'address' : undefined)

  const change = <Name extends keyof Of>(name: Name, value: ValuesOf<Of>[Name]) =>
    setState((before) => ({
      ...before,
      values: { ...before.values, [name]: value },
      rejected: before.rejected.filter((other) => other !== name),
      changed: { ...before.changed, [name]: value },
    }))

  return {
    values,
    /** The fragment of the address with these inputs, including the `#`. */
    fragment,
    unaccepted: unacceptedInputs(inputs, values),
    /** Whether one of these inputs isn't as it was at first, or has an error. Then its field must not be folded. */
    isUsed: (names: readonly (keyof Of)[], errors: Partial<Record<keyof Of, string | undefined>> = {}) =>
      names.some((name) => !Object.is(values[name], inputs[name]?.initial) || errors[name] !== undefined),
    /** The props of an input's field, except its label. Without an `error`, a rejected value in the address is one. */
    field: <Name extends keyof Of>(name: Name, error?: string): FieldProps<Of, Name> => {
      const { props, message }: Of[Name] = inputs[name]
      return {
        ...props,
        value: values[name],
        onChange: (value) => change(name, value),
        error: error ?? (rejected.includes(name) ? message : undefined),
      }
    },
  }
}

type FieldProps<Of extends Inputs, Name extends keyof Of> = Of[Name]['props'] & {
  value: ValuesOf<Of>[Name]
  onChange: (value: ValuesOf<Of>[Name]) => void
  error: string | undefined
}

function startingState<Of extends Inputs>(inputs: Of, isHydrated: boolean, changed: Partial<ValuesOf<Of>>) {
  const inAddress = isHydrated ? inputsInAddress() : ''
  const read = readInputs(inputs, inAddress)
  const given = new URLSearchParams(inAddress)
  return {
    values: { ...read, ...changed },
    rejected: unacceptedInputs(inputs, read).filter((name) => given.has(String(name)) && !(name in changed)),
    changed,
    /** Whether the address has inputs. */
    isGiven: inAddress !== '',
    isFromAddress: isHydrated,
  }
}
