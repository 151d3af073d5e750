import { Outlet } from 'react-router-dom'
import { Toaster } from './ui/Toaster.tsx'

export default function PagesWithToasts() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
