import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The description of a field, as screen readers read it: its hint and its error. */
export const besideField = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** Replaces the texts of fields by pasting, and leaves the last one. */
export async function enter(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label))
    await user.click(field(label))
    await user.paste(text)
  }
  await user.tab()
}
