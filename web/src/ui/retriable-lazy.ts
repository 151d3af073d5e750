import { type ComponentType, lazy } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Like `lazy`, for what loads when somebody asks for it. If it doesn't load, `NotLoaded` takes its place, and the page with
 * what was typed on it stays.
 *
 * @returns a function that gives the component. Call it each time somebody asks: after a failure, it loads again.
 */
export function retriableLazy<Props extends object>(load: Load<Props>, NotLoaded: ComponentType) {
  let Part: ComponentType<Props> | undefined
  const loadAgainLater = () => {
    Part = undefined
    return { default: NotLoaded as ComponentType<Props> }
  }
  return () => {
    Part ??= lazy(() => load().catch(loadAgainLater))
    return Part
  }
}
