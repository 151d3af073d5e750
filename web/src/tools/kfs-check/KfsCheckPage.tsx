import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { allTools } from '#words/tools.ts'
import * as words from '#words/tools-kfs-check.ts'
import { tryAgain } from '#words/ui.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { inputsInAddress, useChangedAddress } from '../address.ts'
import type { CheckedStatementProps } from './CheckedStatement.tsx'
import { FileInput } from './FileInput.tsx'

type Result = ComponentType<CheckedStatementProps & { onRetry: () => void }>
let loaded: Result | undefined

/**
 * The result, which loads with the first file, the first pasted text or the fields for figures: the page does not need
 * it before. If it fails to load, the page says so in its place, and the next call tries again.
 */
function checkedStatement(): Result {
  loaded ??= lazy<Result>(() =>
    import('./CheckedStatement.tsx').catch(() => {
      loaded = undefined
      return { default: NotLoaded }
    }),
  )
  return loaded
}

const NotLoaded: Result = ({ onRetry }) => (
  <div role="alert" className="mt-8 flex flex-wrap items-center gap-x-3 font-medium">
    <p>{words.resultNotLoaded}</p>
    <Button variant="quiet" onClick={onRetry}>
      {tryAgain}
    </Button>
  </div>
)

const SampleResult = lazy(() =>
  import('./CheckedStatement.tsx').then(
    ({ SampleResult }) => ({ default: SampleResult }),
    () => ({ default: () => <p role="alert">{words.resultNotLoaded}</p> }),
  ),
)

/** What a check finds, folded. Its code is that of a result, and loads when it is unfolded. */
function Sample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="mt-8 -mb-6 border-t border-line pt-1 print:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 py-2.5 font-semibold">{words.seeSample}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <SampleResult />
        </Suspense>
      )}
    </details>
  )
}

type Way = keyof typeof words.ways

/**
 * What is checked. `text` is that of a statement, or `null` if its figures are typed. `number` changes with every
 * check, so that React mounts each result afresh.
 */
interface Source {
  number: number
  text: string | null
  /** The name of the file that the text is from. */
  file: string | undefined
  CheckedStatement: Result
}

/** Checks a Key Facts Statement on the visitor's device: a PDF, pasted text, or typed figures. */
export default function KfsCheckPage() {
  const [way, setWay] = useState<Way>('file')
  const [source, setSource] = useState<Source>()
  const [headline, setHeadline] = useState('')
  const check = (text: string | null, file?: string) => {
    setSource((last) => ({
      number: (last?.number ?? 0) + 1,
      text,
      file,
      CheckedStatement: checkedStatement(),
    }))
    setHeadline('')
  }
  const show = (next: Way) => {
    setWay(next)
    if (next === 'figures') check(null)
    else setSource(undefined)
  }
  const isHydrated = useIsHydrated()
  const [isAddressRead, setAddressRead] = useState(false)
  if (isHydrated && !isAddressRead) {
    setAddressRead(true)
    if (hasTypedFigures()) show('figures')
  }
  useChangedAddress(() => hasTypedFigures() && show('figures'))
  const navigate = useNavigate()
  const choose = (next: Way) => {
    // Removes the typed figures from the address: they are not those of the next statement. After a reload, Firefox ticks
    // "Type the figures" again, and the figures stay.
    if (next !== 'figures' && inputsInAddress() !== '')
      void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
    // A choice made before hydration takes precedence over the address.
    setAddressRead(true)
    show(next)
  }
  // Once a file is checked, its result comes first.
  const isFolded = way === 'file' && source !== undefined
  return (
    <div className="page pt-6 pb-12 sm:pt-10">
      <p className="text-sm print:hidden">
        <Link to={paths.tools} className="link inline-flex min-h-11 items-center">
          {allTools}
        </Link>
      </p>
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      {!isFolded && <p className="reading mt-2 text-quiet">{words.intro}</p>}
      <details open={!isFolded} className="mt-5 print:hidden">
        <summary className={isFolded ? 'min-h-11 py-2.5 font-semibold' : 'hidden'}>
          {words.checkAnother}
        </summary>
        <Card className={isFolded ? 'mt-2' : ''}>
          <ChoiceTiles
            legend={words.howToCheck}
            name="way"
            options={words.ways}
            value={way}
            onChange={choose}
          />
          <div className="mt-5">
            {way === 'file' && <FileInput onText={check} onClear={() => setSource(undefined)} />}
            {way === 'text' && <PastedText onText={check} />}
            <p className="mt-4 text-sm text-quiet">{words.staysHere}</p>
          </div>
        </Card>
      </details>
      {/* Mounted before the result: screen readers ignore a live region that appears together with its text. */}
      <p role="status" className="sr-only">
        {source !== undefined && <ChangingText>{headline}</ChangingText>}
      </p>
      {source !== undefined && (
        <Suspense fallback={<Skeleton className="mt-8 h-48" />}>
          <source.CheckedStatement
            key={source.number}
            text={source.text}
            file={source.file}
            onHeadline={setHeadline}
            onRetry={() => check(source.text, source.file)}
          />
        </Suspense>
      )}
      {source === undefined && <Sample />}
      <details className="printed-unfolded mt-10 border-t border-line pt-1">
        <summary className="min-h-11 py-2.5 font-semibold">{words.howWeCheck}</summary>
        <ul className="reading list-disc space-y-1.5 pb-2 pl-5 text-base! text-quiet marker:text-primary">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const hasTypedFigures = () => new URLSearchParams(inputsInAddress()).get('way') === 'figures'

function PastedText({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isBlank = text.trim() === ''
        setError(isBlank ? words.pasteFirst : undefined)
        if (!isBlank) onText(text)
      }}
    >
      <div className="[&_textarea]:max-h-80 [&_textarea]:min-h-40">
        <TextAreaField
          label={words.pastedText}
          hint={words.pasteHint}
          error={error}
          rows={6}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" className="mt-4">
        {words.checkText}
      </Button>
    </form>
  )
}
