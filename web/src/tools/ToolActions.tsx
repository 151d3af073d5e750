import { useState } from 'react'
import * as messages from '#contract/messages.ts'
import * as words from '#words/tools.ts'
import { addressOf } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'

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
      if (typeof navigator.share === 'function') return await navigator.share({ url })
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
    try {
      await navigator.clipboard.writeText(url)
      return setNote(messages.linkCopied)
    } catch {
      return setNote(messages.linkNotCopied)
    }
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
      {csv && (
        <Button variant="secondary" onClick={() => download(csv.name, csv.text())}>
          {words.downloadCsv}
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
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
