import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import * as words from '#words/loan-journey.ts'
import { paths, unknownPath } from '../paths.ts'
import { sentence } from '../ui/sentence.ts'

/**
 * Says that the page somebody asked for does not exist, where an unknown path led to the wizard. The history entry loses
 * its mark at once, so that neither a reload nor the way back says it again.
 */
export function UnknownPathNote() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [isUnknown] = useState(state === unknownPath)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (state !== unknownPath) return
    setSaid(true)
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
  }, [state, pathname, search, hash, navigate])
  if (!isUnknown) return null
  return (
    // Mounted before its text, or screen readers would not announce it.
    <div role="status">
      {isSaid && (
        <p className="mb-6 rounded-card bg-primary-wash px-4 py-3">
          {sentence(
            words.unknownPath<ReactNode>(
              (text) => (
                <Link to={paths.home} className="link">
                  {text}
                </Link>
              ),
              (text) => (
                <Link to={paths.tools} className="link">
                  {text}
                </Link>
              ),
            ),
          )}
        </p>
      )}
    </div>
  )
}
