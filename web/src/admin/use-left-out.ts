import { useState } from 'react'

/** The rows of a file that are not to be applied, by their numbers. */
export function useLeftOut() {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const choose = (numbers: number[], isChosen: boolean) =>
    setLeftOut((before) => {
      const after = new Set(before)
      for (const number of numbers)
        if (isChosen) after.delete(number)
        else after.add(number)
      return after
    })
  return { leftOut, choose, chooseAll: () => setLeftOut(new Set()) }
}
