import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export default function ShopPage() {
  return (
    <div className="page">
      <h1 className="sr-only">Shop and Save</h1>
      <EmptyState
        title="This page is on its way"
        action={<ButtonLink to={paths.home}>Go to the home page</ButtonLink>}
      >
        It opens here as soon as it is ready.
      </EmptyState>
    </div>
  )
}
