import { Toaster as HotToaster } from 'react-hot-toast'
import { limits } from '#contract/limits.ts'
import { useIsWide } from './use-is-wide.ts'

/**
 * The only toaster. The library shows at most 20 toasts at a time and announces them politely. They appear above the
 * buttons at the bottom of the screen or of a dialog; on a wide screen, beside the wizard's column.
 */
export function Toaster() {
  const isWide = useIsWide('80rem')
  return (
    <HotToaster
      position={isWide ? 'bottom-right' : 'bottom-center'}
      containerStyle={{
        bottom: 'calc(max(5.5rem, 0.04 * var(--viewport-height) + 5rem) + env(safe-area-inset-bottom))',
      }}
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
          maxWidth: isWide ? '20rem' : '26rem',
        },
      }}
    />
  )
}
