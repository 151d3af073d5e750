import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '#web/ui/Dialog.tsx'

function Page() {
  const [opened, setOpened] = useState<'details' | 'costs'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <button type="button" onClick={() => setOpened('details')}>
        <span>More Details</span>
      </button>
      {opened === 'details' && (
        <Dialog title="Details" onClose={close}>
          <button type="button" onClick={() => setOpened('costs')}>
            <span>Costs</span>
          </button>
        </Dialog>
      )}
      {opened === 'costs' && <Dialog title="What it costs" onClose={close} />}
    </>
  )
}

test('a dialog in the place of another gives the focus back to what opened the first one', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'More Details' })
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Costs' }))
  await screen.findByRole('dialog', { name: 'What it costs' })
  // The first dialog gives the focus back a moment after it has closed.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
