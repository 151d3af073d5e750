import { useState } from 'react'
import { readItem, writeItem } from '../../browser-storage.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'

const key = 'adminOffersView'

/** Cards, as specified, or a table, which this device remembers. A window too narrow for the table has cards only. */
export function useOffersView() {
  const canBeTable = useIsWide('64rem')
  const [isChosen, setIsChosen] = useState(() => readItem('device', key) === 'table')
  return {
    canBeTable,
    isTable: canBeTable && isChosen,
    choose(isTable: boolean) {
      setIsChosen(isTable)
      writeItem('device', key, isTable ? 'table' : null)
    },
  }
}
