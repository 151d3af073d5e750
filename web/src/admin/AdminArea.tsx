import { Outlet } from 'react-router-dom'
import { AdminGate } from './AdminGate.tsx'
import { Frame } from './Frame.tsx'

export default function AdminArea() {
  return (
    <AdminGate>
      {({ id, email, signOut }) => (
        <div className="flex grow flex-col lg:flex-row">
          <Frame email={email} signOut={signOut} />
          <div className="flex min-w-0 grow flex-col">
            <Outlet context={id} />
          </div>
        </div>
      )}
    </AdminGate>
  )
}
