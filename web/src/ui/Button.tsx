import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as words from '#words/ui.ts'
import { ChangingText } from './ChangingText.tsx'

/** `danger` is for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-2 text-center font-semibold no-underline transition-colors duration-150'

const looks: Record<ButtonVariant, string> = {
  primary:
    'px-5 bg-primary text-on-primary hover:bg-primary-strong disabled:bg-disabled disabled:text-on-disabled disabled:hover:bg-disabled aria-disabled:bg-disabled aria-disabled:text-on-disabled aria-disabled:hover:bg-disabled forced-colors:disabled:border forced-colors:aria-disabled:border',
  secondary:
    'px-5 border border-edge bg-surface text-ink hover:border-primary hover:text-primary disabled:border-line disabled:text-on-disabled aria-disabled:border-line aria-disabled:text-on-disabled',
  danger:
    'px-5 border border-danger bg-surface text-danger hover:bg-danger-wash disabled:border-line disabled:text-on-disabled aria-disabled:border-line aria-disabled:text-on-disabled',
  // Aligns its text, instead of its padding, with what is above or beside it.
  quiet:
    '-mx-2 px-2 text-primary hover:bg-primary-wash disabled:text-on-disabled disabled:hover:bg-transparent aria-disabled:text-on-disabled aria-disabled:hover:bg-transparent',
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined
  /** In progress: ignores presses, and is announced. Not `disabled`, which would lose the focus. */
  busy?: boolean | undefined
}

/**
 * A button of the product. Its element is never reused for a button of another type: one that becomes a submit button while it
 * is pressed would submit the form, as if “Keep editing” saved it.
 */
export function Button({ variant = 'primary', busy = false, className = '', ...rest }: ButtonProps) {
  return (
    <button
      key={rest.type}
      type="button"
      {...rest}
      className={`${shape} ${looks[variant]} ${className}`}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      <ChangingText className="contents">{rest.children}</ChangingText>
    </button>
  )
}

const Spinner = () => (
  <span
    aria-hidden="true"
    className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
  />
)

interface ButtonLinkProps {
  children: ReactNode
  variant?: ButtonVariant | undefined
  className?: string | undefined
  /** A path of this app, which the router opens. */
  to?: string
  /** Any address, instead of `to`. `external` opens it in a new tab without a referrer. */
  href?: string
  external?: boolean
  /**
   * With `href` only. Called on a left click, a middle click or Enter. It can't prevent the navigation, and returns the address
   * to which it leads this time.
   */
  onFollow?: () => string
}

export function ButtonLink({
  variant = 'primary',
  className = '',
  children,
  to,
  href,
  external,
  onFollow,
}: ButtonLinkProps) {
  const look = `${shape} ${looks[variant]} ${className}`
  if (to !== undefined) {
    return (
      <Link to={to} className={look}>
        <ChangingText className="contents">{children}</ChangingText>
      </Link>
    )
  }
  const follow = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (!onFollow || href === undefined) return
    link.href = onFollow()
    // Once the browser has followed it, the link is again what can be copied.
    setTimeout(() => link.setAttribute('href', href))
  }
  return (
    <a
      href={href}
      className={look}
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && follow(event)}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <ChangingText className="contents">{children}</ChangingText>
      {external && <span className="sr-only"> {words.opensInNewTab}</span>}
    </a>
  )
}
