import { Copy } from 'lucide-react'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import * as words from '#words/shop.ts'

/** Shows the address that was opened. The browser hides later navigation inside a cross-origin frame. */
export function AddressBar({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(messages.addressCopied)
    } catch {
      input.current?.select()
      toast.error(messages.addressNotCopied)
    }
  }
  return (
    <div className="flex min-w-0 rounded-control border border-line bg-paper">
      <input
        ref={input}
        readOnly
        value={address}
        aria-label={words.addressOfPage}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full min-w-0 truncate rounded-control bg-transparent px-3 text-sm"
      />
      <button
        type="button"
        onClick={copy}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-quiet hover:text-primary"
      >
        <Copy className="size-5" aria-hidden="true" />
        <span className="sr-only">{words.copyAddress}</span>
      </button>
    </div>
  )
}
