import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as words from '#words/text-dialog.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { TextAreaField } from './fields/TextAreaField.tsx'

interface TextToKeep {
  /** What the browser could not do. */
  reason: keyof typeof words.reasons
  /** If it is a file that may not be saved, its name and what tries to save it. Otherwise it is a link. */
  file?: { name: string; save: () => void }
  text: string
}

/** Shows a text that the browser could not save, print or copy: to select, to copy or to share. */
export function showText(shown: TextToKeep) {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const close = () => {
    root.unmount()
    holder.remove()
  }
  root.render(<TextDialog {...shown} onClose={close} />)
}

function TextDialog({ reason, file, text, onClose }: TextToKeep & { onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setNote(words.copied)
    } catch {
      field.current?.focus()
      setNote(words.notCopied)
    }
  }
  return (
    <Dialog
      title={words.reasons[reason].title}
      description={words.reasons[reason].hint}
      onClose={onClose}
      footer={
        <>
          <p role="status" className="grow self-center text-sm">
            {note}
          </p>
          {file && (
            <Button variant="secondary" onClick={file.save}>
              {words.saveAnyway}
            </Button>
          )}
          {typeof navigator.share === 'function' && (
            <Button
              variant="secondary"
              // Rejects if the visitor closes the dialog.
              onClick={() => void navigator.share({ text }).catch(() => undefined)}
            >
              {words.share}
            </Button>
          )}
          <Button onClick={() => void copy()}>{words.copy}</Button>
        </>
      }
    >
      <TextAreaField
        ref={field}
        label={file?.name ?? words.linkOfPage}
        readOnly
        rows={6}
        value={text}
        onFocus={({ target }) => target.select()}
        className="max-h-60"
      />
    </Dialog>
  )
}
