import type { OpenComplaint } from '#contract/complaint.ts'

export const Answers = ({ answers }: Pick<OpenComplaint, 'answers'>) =>
  answers.map(({ at, state, note }) => (
    <p key={at} className="border-l-2 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
      {state}: {note}
    </p>
  ))
