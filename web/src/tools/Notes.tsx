interface NotesProps {
  title: string
  notes: readonly string[]
}

/** How a result was worked out, folded. */
export const Notes = ({ title, notes }: NotesProps) => (
  <details className="printed-unfolded mt-10 border-t border-line pt-1">
    <summary className="min-h-11 py-2.5 font-semibold">{title}</summary>
    <ul className="reading list-disc space-y-1.5 pb-2 pl-5 text-base! text-quiet marker:text-primary">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </details>
)
