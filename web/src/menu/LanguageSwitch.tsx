import { useLocation } from 'react-router-dom'
import { chooseLanguage, otherLanguages } from '../languages.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { isOutsideWorker } from '../worker/outside-worker.ts'

/** Links to the open page in the other languages, each written in itself. Administrators' pages are in English only. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation()
  const isHydrated = useIsHydrated()
  if (isOutsideWorker(pathname)) return null
  return otherLanguages.map(({ name, tag, basename }) => (
    <a
      // A prerendered file knows no query, and one that starts several pages not even the path. Hydration would keep its link.
      key={`${tag} ${isHydrated}`}
      href={basename + pathname.slice(1) + (isHydrated ? search + hash : '')}
      lang={tag}
      hrefLang={tag}
      onClick={() => chooseLanguage(tag)}
      className="link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-sm font-medium"
    >
      {name}
    </a>
  ))
}
