import type { MyData } from '#contract/my-data.ts'

/** What each part of the page shows. */
export interface PartProps {
  userId: string
  data: MyData
  /** Called when the account is closed. */
  onClosed: () => void
}
