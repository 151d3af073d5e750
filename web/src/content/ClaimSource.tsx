import { claimSource } from '#words/site.ts'
import { type Claim, claimSources } from './site.ts'

/** Where the figure of a claim comes from, once the owner has said so. */
export function ClaimSource({ claim }: { claim: Claim }) {
  const source = claimSources[claim]
  if (!source) return null
  return (
    <a
      href={source.href}
      target="_blank"
      rel="noopener noreferrer"
      className="link block w-fit py-2.5 text-xs font-normal"
    >
      {claimSource(source.name)}
    </a>
  )
}
