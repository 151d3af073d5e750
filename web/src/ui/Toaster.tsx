import { Toaster as HotToaster } from 'react-hot-toast'
import { limits } from '#contract/limits.ts'

/** The only toaster. The library shows at most 20 toasts at a time and announces them politely. */
export function Toaster() {
  return (
    <HotToaster
      position="top-center"
      toastOptions={{
        success: {
          duration: limits.toast.successMs,
          iconTheme: { primary: 'var(--color-positive)', secondary: 'var(--color-surface)' },
        },
        error: {
          duration: limits.toast.errorMs,
          iconTheme: { primary: 'var(--color-danger)', secondary: 'var(--color-surface)' },
        },
        style: {
          background: 'var(--color-surface)',
          color: 'var(--color-ink)',
          border: '1px solid var(--color-line)',
          borderRadius: 'var(--radius-card)',
          boxShadow: 'var(--shadow-over)',
          maxWidth: '26rem',
        },
      }}
    />
  )
}
