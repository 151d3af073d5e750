import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { AdminGate } from './AdminGate.tsx'

// Whoever has to sign in first doesn't wait for it.
const Frame = lazy(() => import('./Frame.tsx'))

export default function AdminArea() {
  return (
    <AdminGate>
      {({ id, email, signOut }) => (
        <div className="flex grow flex-col lg:flex-row">
          <Suspense
            fallback={
              <div className="min-h-12 shrink-0 border-b border-line bg-surface lg:w-48 lg:border-r lg:border-b-0" />
            }
          >
            <Frame email={email} signOut={signOut} />
          </Suspense>
          <div className="flex min-w-0 grow flex-col">
            <Outlet context={id} />
          </div>
        </div>
      )}
    </AdminGate>
  )
}
