import type { ReactElement } from 'react'

/** Children without a text of their own, so that they may stand beside others (`bin/check-bare-texts.ts`). */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[]
