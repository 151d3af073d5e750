import { Download } from 'lucide-react'
import { todayInIndia } from '#loans/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../../ui/download.ts'
import { dueCsv } from './due-csv.ts'
import type { DueItem } from './due-items.ts'

/** Saves what is due as a file. */
export const SaveDue = ({ items }: { items: readonly DueItem[] }) => (
  <Button
    variant="quiet"
    className="ml-auto! min-h-11! text-sm md:min-h-9!"
    disabled={items.length === 0}
    onClick={() => download(`due_${todayInIndia()}.csv`, dueCsv(items))}
  >
    <Download className="size-4" aria-hidden="true" />
    <span>Save as CSV</span>
  </Button>
)
