import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as routes from '#contract/routes.ts'
import * as words from '#words/my-tulna.ts'
import { paths } from '../paths.ts'
import { callAsBorrower } from '../session/call.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmClosing } from './ConfirmClosing.tsx'
import type { PartProps } from './part.ts'
import { WhatHappens } from './WhatHappens.tsx'

/** Says what closing the account does, and closes it. */
export function CloseAccount({ userId, onClosed }: PartProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <p className="mt-2 mb-3 text-quiet">{words.closeIntro}</p>
      <WhatHappens />
      <p className="mt-4 font-medium">{words.cannotUndo}</p>
      <p className="mt-1">
        <Link to={paths.myData} className="link inline-flex min-h-11 items-center">
          {words.downloadFirst}
        </Link>
      </p>
      <Button variant="danger" className="mt-3" onClick={() => setIsAsking(true)}>
        {words.closeAccount}
      </Button>
      {isAsking && (
        <ConfirmClosing
          close={() => callAsBorrower(routes.closeAccount, { body: { id: userId } })}
          onKeep={() => setIsAsking(false)}
          onClosed={onClosed}
        />
      )}
    </>
  )
}
