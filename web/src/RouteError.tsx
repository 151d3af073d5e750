import * as words from '#words/layout.ts'
import { paths } from './paths.ts'
import { Button, ButtonLink } from './ui/Button.tsx'
import { EmptyState } from './ui/EmptyState.tsx'

/** Shown when a page throws or its code can't be loaded. */
export function RouteError() {
  return (
    <div role="alert" className="page flex grow flex-col justify-center">
      <EmptyState
        heading="h1"
        title={words.pageNotOpened}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
            <ButtonLink variant="secondary" to={paths.home}>
              {words.goHome}
            </ButtonLink>
          </div>
        }
      >
        {words.savedIsSafe}
      </EmptyState>
    </div>
  )
}
