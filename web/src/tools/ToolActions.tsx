import { useState } from 'react'
import * as messages from '#contract/messages.ts'
import * as words from '#words/tools.ts'
import { addressOf } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { download } from '../ui/download.ts'
import { print } from '../ui/print.ts'

interface ToolActionsProps {
  /** The tool's path with its inputs, for the link to share. Without it there is no Share button. */
  path?: string
  csv?: { name: string; text: () => string }
}

export function ToolActions({ path, csv }: ToolActionsProps) {
  const [note, setNote] = useState('')
  const share = async (path: string) => {
    const url = window.location.origin + addressOf(path)
    try {
      if (typeof navigator.share === 'function') return void (await navigator.share({ url }))
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    const copied = await copyLink(url)
    if (copied === 'copied') setNote(messages.linkCopied)
    if (copied === 'failed') setNote(messages.linkNotCopied)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2 sm:gap-3 max-sm:*:px-3 print:hidden">
      {csv && (
        <Button variant="secondary" onClick={() => download(csv.name, csv.text())}>
          {words.downloadCsv}
        </Button>
      )}
      <Button variant="secondary" onClick={print}>
        {words.print}
      </Button>
      {path !== undefined && (
        <Button variant="secondary" onClick={() => void share(path)}>
          {words.share}
        </Button>
      )}
      <span role="status" className="text-sm">
        {note}
      </span>
    </div>
  )
}
