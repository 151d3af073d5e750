import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { groupedNumber } from '../../ui/format.ts'
import { useExport } from './use-export.ts'

/** Exports all users, whatever the list is filtered by. */
export function ExportButton() {
  const { start, isExporting, rows } = useExport()
  return (
    <div className="flex flex-wrap items-center gap-y-1">
      <Button onClick={start} busy={isExporting}>
        {!isExporting && <Download className="size-5" aria-hidden="true" />}
        {isExporting ? 'Exporting...' : 'Export CSV'}
      </Button>
      <p role="status" className="amount text-sm text-quiet not-empty:ml-4">
        {isExporting && rows > 0 && `${groupedNumber(rows)} rows so far`}
      </p>
    </div>
  )
}
