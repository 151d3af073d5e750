import { useEffect } from 'react'
import toast from 'react-hot-toast'
import { expireSession } from '../session/session.ts'

/** Says why, and ends a session that cannot go on; the wizard then shows its first step. */
export function SignInAgain({ because }: { because: string }) {
  useEffect(() => {
    toast.error(because, { id: because })
    expireSession()
  }, [because])
  return null
}
