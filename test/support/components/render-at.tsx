import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Toaster } from '#web/ui/Toaster.tsx'

/**
 * Renders an element as the page at this address, with toasts. It gets only the data that the test puts into `queries`
 * or `serve` answers with.
 */
export function renderAt(address: string, element: ReactNode) {
  history.replaceState(null, '', address)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <main id="main" tabIndex={-1}>
          {element}
        </main>
      ),
    },
  ])
  const show = () =>
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>,
    )
  // No style sheet is loaded that could keep the pointer off an element, and the check doubles the time of a click.
  return { queries, show, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) }
}
