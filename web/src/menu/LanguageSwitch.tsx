import { useLocation } from 'react-router-dom'
import { chooseLanguage, otherLanguages } from '../languages.ts'
import { isAdminPage } from '../paths.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

/**
 * Links to the open page in the other languages. The text of a link is the language's own name. Administrators' pages
 * are in English only.
 */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation()
  const isHydrated = useIsHydrated()
  if (isAdminPage(pathname)) return null
  return otherLanguages.map(({ name, tag, basename }) => (
    <a
      // A prerendered link lacks the query and, in a file that serves several pages, the path. Hydration would not
      // correct the link, so a new key replaces it.
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
