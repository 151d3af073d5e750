import { paths } from './paths.ts'
import { Button, ButtonLink } from './ui/Button.tsx'
import { EmptyState } from './ui/EmptyState.tsx'

/** Shown when a page throws or its code can't be loaded. */
export function RouteError() {
  return (
    <div role="alert" className="page flex grow flex-col justify-center">
      <EmptyState
        heading="h1"
        title="This page did not open"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>Try again</Button>
            <ButtonLink variant="secondary" to={paths.home}>
              Go to the home page
            </ButtonLink>
          </div>
        }
      >
        Your connection may have dropped, or something went wrong on our side. Anything you saved is safe.
      </EmptyState>
    </div>
  )
}
