const folded = { lines: 8, characters: 600 }

/**
 * A stranger's text, which may imitate the lines around it: quoted, with each run of line breaks as one, and folded if it
 * is long.
 */
export function Quotation({ children: text }: { children: string }) {
  const [start, rest] = fold(text.replace(/\s*\n\s*/g, '\n').trim())
  return (
    <blockquote className="border-l-4 border-line pl-4 wrap-anywhere">
      <p dir="auto" className="whitespace-pre-line before:content-['“'] after:content-['”']">
        {rest ? `${start} …` : start}
      </p>
      {rest && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-sm text-quiet">Rest of the text</summary>
          <p dir="auto" className="whitespace-pre-line before:content-['“…_'] after:content-['”']">
            {rest}
          </p>
        </details>
      )}
    </blockquote>
  )
}

/** Divides a long text after some lines or characters. The rest is empty if the text is short. */
function fold(text: string): [start: string, rest: string] {
  const lines = text.split('\n').slice(0, folded.lines).join('\n')
  const start = [...lines].slice(0, folded.characters).join('')
  return [start, text.slice(start.length).trim()]
}
