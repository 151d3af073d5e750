import * as words from '#words/my-tulna.ts'

/** What closing an account does, and when. */
export const WhatHappens = () => (
  <>
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {words.atOnce.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-4">{words.sealedNote}</p>
  </>
)
