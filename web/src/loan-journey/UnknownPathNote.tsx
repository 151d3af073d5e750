import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as words from '#words/loan-journey.ts'
import { paths, unknownPath } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'

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
        <div className="mb-8 border-b border-line pb-8">
          <p className="text-3xl font-semibold">{words.unknownPath}</p>
          <div className="mt-4 flex flex-wrap gap-3 *:grow sm:*:grow-0">
            <ButtonLink to={paths.compare}>{words.compareLoans}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.home}>
              {words.homePage}
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  )
}
