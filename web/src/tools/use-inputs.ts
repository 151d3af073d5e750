import { useState } from 'react'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { inputsInAddress, useChangedAddress, useWrittenFragment } from './address.ts'
import { type Inputs, namesOf, readInputs, unacceptedInputs, writeInputs } from './inputs.ts'

/**
 * Holds a tool's inputs and writes them into the page's address. The prerendered page has the initial values. Once it
 * is hydrated, the values in the address replace them.
 */
export function useInputs<Values extends object>(inputs: Inputs<Values>) {
  const isHydrated = useIsHydrated()
  const [state, setState] = useState(() => startingState(inputs, isHydrated, {}))
  // What was typed before the page was hydrated stays.
  if (isHydrated && !state.isFromAddress) setState(startingState(inputs, true, state.changed))
  useChangedAddress(() => setState(startingState(inputs, true, {})))
  const { values, rejected, changed, isGiven } = state
  const fragment = writeInputs(inputs, values)
  useWrittenFragment(fragment, Object.keys(changed).length > 0 ? 'visitor' : isGiven ? 'address' : undefined)

  const change = (part: Partial<Values>) =>
    setState((before) => ({
      ...before,
      values: { ...before.values, ...part },
      rejected: before.rejected.filter((name) => !(name in part)),
      changed: { ...before.changed, ...part },
    }))

  return {
    values,
    /** The fragment of the address with these inputs, including the `#`. */
    fragment,
    /** The names of the inputs whose values are not accepted. */
    unaccepted: unacceptedInputs(inputs, values),
    /** The props of an input's field. `error` is set when the value in the address is not accepted. */
    field: <Name extends keyof Values>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
      error: rejected.some((other) => other === name) ? inputs[name].message : undefined,
    }),
  }
}

function startingState<Values extends object>(
  inputs: Inputs<Values>,
  isHydrated: boolean,
  changed: Partial<Values>,
) {
  const inAddress = isHydrated ? inputsInAddress() : ''
  const read = readInputs(inputs, inAddress)
  const given = new URLSearchParams(inAddress)
  return {
    values: { ...read, ...changed },
    rejected: namesOf(inputs).filter(
      (name) => given.has(name) && !(name in changed) && !inputs[name].isAccepted(read[name]),
    ),
    /** What the visitor has changed. */
    changed,
    /** Whether the address has inputs, or a query of any kind. */
    isGiven: inAddress !== '',
    isFromAddress: isHydrated,
  }
}
