import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast'
import { type FileFormat, fileFormats, writeCatalogue, writeTemplate } from '#contract/catalogue/file.ts'
import * as messages from '#contract/messages.ts'
import { dayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/Button.tsx'
import { download } from '../../../ui/download.ts'
import { catalogueQuery } from '../queries.ts'

/** Every offer as a file in each format, and a sheet without offers that shows how a new row looks. */
export function FilesToSave() {
  const queries = useQueryClient()
  const save = async (format: FileFormat) => {
    try {
      const { offers } = await queries.fetchQuery(catalogueQuery)
      const type = format === 'csv' ? undefined : 'application/json'
      download(
        `offers_${dayInIndia(new Date().toISOString())}.${format}`,
        writeCatalogue[format](offers),
        type,
      )
    } catch (error) {
      toast.error(messageOf(error, messages.offersNotFetched))
    }
  }
  const files = [
    { name: 'Blank template', act: () => download('offers_template.csv', writeTemplate()) },
    ...fileFormats.map((format) => ({
      name: `Export ${format.toUpperCase()}`,
      act: () => save(format),
    })),
  ]
  return (
    <div className="flex flex-wrap gap-x-6">
      {files.map(({ name, act }) => (
        <Button key={name} variant="quiet" className="text-sm" onClick={act}>
          <Download className="size-4" aria-hidden="true" />
          <span>{name}</span>
        </Button>
      ))}
    </div>
  )
}
