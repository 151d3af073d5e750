import { paths } from './paths.ts'
import { Button, ButtonLink } from './ui/Button.tsx'
import { EmptyState } from './ui/EmptyState.tsx'

/** A page that broke, or whose code could not be fetched: says so, and offers two ways back. */
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
        The connection may have dropped, or something went wrong on our side. What you already saved is safe.
      </EmptyState>
    </div>
  )
}
