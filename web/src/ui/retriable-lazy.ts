import { type ComponentType, lazy } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Like `lazy`, for a component that is loaded on demand. If it fails to load, `NotLoaded` is rendered in its place with the
 * same props, and the rest of the page keeps its state.
 *
 * @returns a function that returns the component. Call it again to retry: after a failure, it loads the component anew.
 */
export function retriableLazy<Props extends object>(load: Load<Props>, NotLoaded: ComponentType<Props>) {
  let Loaded: ComponentType<Props> | undefined
  const forgetFailedLoad = () => {
    Loaded = undefined
    return { default: NotLoaded }
  }
  return () => {
    Loaded ??= lazy(() => load().catch(forgetFailedLoad))
    return Loaded
  }
}
