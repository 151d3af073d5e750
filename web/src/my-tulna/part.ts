import type { MyData } from '#contract/my-data.ts'

/** The props of each part of My Tulna. */
export interface PartProps {
  userId: string
  data: MyData
  /** Called when the account is closed. */
  onClosed: () => void
}
