import { LogOut } from 'lucide-react'
import { useIsWide } from '../ui/use-is-wide.ts'
import { SectionList } from './SectionList.tsx'
import { SectionMenu } from './SectionMenu.tsx'

interface FrameProps {
  email: string
  signOut: () => void
}

/** The sections: in a sidebar, or on a phone or tablet behind a button in a bar above the page. */
export function Frame(props: FrameProps) {
  const isWide = useIsWide('64rem')
  return isWide ? <Sidebar {...props} /> : <Bar {...props} />
}

const Bar = ({ email, signOut }: FrameProps) => (
  <div className="border-b border-line bg-surface">
    <div className="page flex items-center justify-between gap-4">
      <SectionMenu email={email} />
      <SignOut onPress={signOut} isSmall />
    </div>
  </div>
)

/** Stays in sight beside the page, below the top bar. */
const Sidebar = ({ email, signOut }: FrameProps) => (
  <div className="w-48 shrink-0 border-r border-line bg-surface print:hidden">
    <div className="sticky top-16 flex h-[calc(var(--viewport-height)-4.0625rem)] flex-col justify-between gap-6 overflow-y-auto overscroll-contain pt-6 pr-3 pb-4 pl-5">
      <SectionList />
      <div className="flex flex-col items-start border-t border-line pt-3">
        <p translate="no" title={email} className="max-w-full truncate pl-3 text-xs text-quiet">
          {email}
        </p>
        <SignOut onPress={signOut} />
      </div>
    </div>
  </div>
)

const SignOut = ({ onPress, isSmall = false }: { onPress: () => void; isSmall?: boolean }) => (
  <button
    type="button"
    onClick={onPress}
    className="-mr-3 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-[0.9375rem] font-medium text-quiet hover:bg-primary-wash hover:text-ink"
  >
    <LogOut className="size-4" aria-hidden="true" />
    <span className={isSmall ? 'max-md:sr-only' : ''}>Sign out</span>
  </button>
)
