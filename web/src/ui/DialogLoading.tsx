import { loading } from '#words/ui.ts'

export const DialogLoading = () => (
  <p role="status" className="fixed inset-x-0 bottom-0 z-50 animate-pulse bg-surface p-4 text-center">
    {loading}
  </p>
)
