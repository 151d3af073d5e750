import { useEffect } from 'react'
import toast from 'react-hot-toast'
import { expireSession } from '../session/session.ts'

/** Shows the reason and ends a session that is no longer valid. The page then shows what a visitor sees. */
export function SignInAgain({ because }: { because: string }) {
  useEffect(() => {
    toast.error(because, { id: because })
    expireSession()
  }, [because])
  return null
}
