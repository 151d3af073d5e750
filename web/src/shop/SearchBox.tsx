import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as words from '#words/shop.ts'
import { shop } from '../content/shop.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { readSearch } from './addresses.ts'

export const searchId = 'shop-search'

/** Submitting blank text does nothing, as specified. */
export function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const { text, isCut } = readSearch(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text) onSearch(text)
  }
  return (
    <search className="max-w-2xl">
      <form onSubmit={submit} className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            id={searchId}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            label={words.searchWeb}
            placeholder={words.searchExample}
            {...(isCut && { hint: words.searchCut(shop.searchCharacters) })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" className="mb-1.5">
          <Search className="size-5" aria-hidden="true" />
          <span className="sr-only sm:not-sr-only">{words.search}</span>
        </Button>
      </form>
    </search>
  )
}
