import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { kfsCheckTitle } from '#words/pages.ts'
import { allTools } from '#words/tools.ts'
import * as words from '#words/tools-kfs-check.ts'
import { tryAgain } from '#words/ui.ts'
import { Head } from '../../PageHead.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { retriableLazy } from '../../ui/retriable-lazy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { inputsInAddress, useChangedAddress } from '../address.ts'
import type { CheckedStatementProps } from './CheckedStatement.tsx'
import { FileDrop } from './FileDrop.tsx'
import type { FileProblem } from './read-file.ts'

/** Loaded with the first file, the first pasted text or the fields for figures: the page does not need it before. */
const loadResult = () => import('./CheckedStatement.tsx')
const checkedStatement = retriableLazy<CheckedStatementProps & { onRetry: () => void }>(
  loadResult,
  ({ onRetry }) => (
    <div role="alert" className="mt-8 flex flex-wrap items-center gap-x-3 font-medium">
      <p>{words.resultNotLoaded}</p>
      <Button variant="quiet" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  ),
)

const ways = { file: words.pdfFile, text: words.pasteText, figures: words.typeFigures }
type Way = keyof typeof ways

/**
 * What is checked. `text` is that of a statement, or `null` if its figures are typed. `number` changes with every
 * check, so that React mounts each result afresh.
 */
interface Source {
  number: number
  text: string | null
  CheckedStatement: ReturnType<typeof checkedStatement>
}

/** Checks a Key Facts Statement on the visitor's device: a PDF, pasted text, or typed figures. */
export default function KfsCheckPage() {
  const [way, setWay] = useState<Way>('file')
  const [source, setSource] = useState<Source>()
  const [headline, setHeadline] = useState('')
  const check = (text: string | null) => {
    setSource((last) => ({ number: (last?.number ?? 0) + 1, text, CheckedStatement: checkedStatement() }))
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
    // Removes the typed figures from the address: they are not those of the next statement.
    if (inputsInAddress() !== '') void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
    // A choice made before hydration takes precedence over the address.
    setAddressRead(true)
    show(next)
  }
  return (
    <div className="page pt-6 pb-12 sm:pt-10">
      <Head title={kfsCheckTitle} indexed path={paths.kfsCheck} />
      <p className="text-sm print:hidden">
        <Link to={paths.tools} className="link inline-flex min-h-11 items-center">
          {allTools}
        </Link>
      </p>
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <p className="reading mt-2 text-quiet">{words.intro}</p>
      <Card className="mt-5 print:hidden">
        <Ways way={way} onChoose={choose} />
        <div className="mt-5">
          {way === 'file' && <FileInput onText={check} onClear={() => setSource(undefined)} />}
          {way === 'text' && <PastedText onText={check} />}
          <p className="mt-4 text-sm text-quiet">{words.staysHere}</p>
        </div>
      </Card>
      {/* Mounted before the result: screen readers ignore a live region that appears together with its text. */}
      <p role="status" className="sr-only">
        {source !== undefined && headline}
      </p>
      {source !== undefined && (
        <Suspense fallback={<Skeleton className="mt-8 h-48" />}>
          <source.CheckedStatement
            key={source.number}
            text={source.text}
            onHeadline={setHeadline}
            onRetry={() => check(source.text)}
          />
        </Suspense>
      )}
      <h2 className="mt-10 text-xl">{words.howWeCheck}</h2>
      <ul className="reading mt-2 list-disc space-y-1.5 pl-5 text-base! text-quiet marker:text-primary">
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

const hasTypedFigures = () => new URLSearchParams(inputsInAddress()).get('way') === 'figures'

const wayClass =
  'flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-edge px-3 text-center text-sm hover:border-primary has-checked:border-primary has-checked:bg-primary-wash has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

const Ways = ({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) => (
  <fieldset>
    <legend className="mb-1.5 font-medium">{words.howToCheck}</legend>
    <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
      {(Object.keys(ways) as Way[]).map((each) => (
        <label key={each} className={wayClass}>
          <input
            type="radio"
            name="way"
            className="sr-only"
            checked={each === way}
            onChange={() => onChoose(each)}
          />
          {ways[each]}
        </label>
      ))}
    </div>
  </fieldset>
)

/** What visitors are told for each reason why a file could not be read. */
const problems: Record<FileProblem, string> = {
  tooLarge: words.tooLarge,
  unreadable: words.unreadable,
  notPdf: words.notPdf,
  tooManyPages: words.tooManyPages,
  tooMuchText: words.tooMuchText,
  locked: words.locked,
  broken: words.broken,
  noText: words.noText,
  tookTooLong: words.tookTooLong,
  readerFailed: words.readerFailed,
}

function FileInput({ onText, onClear }: { onText: (text: string) => void; onClear: () => void }) {
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const stop = () => running.current?.abort()
  // Stops reading when the visitor chooses another way or leaves the page.
  useEffect(() => () => running.current?.abort(), [])
  const read = async (file: File) => {
    stop()
    const controller = new AbortController()
    running.current = controller
    setReading(file.name)
    setProblem(undefined)
    onClear()
    try {
      const [{ readFile }] = await Promise.all([import('./read-file.ts'), loadResult()])
      const result = await readFile(file, controller.signal)
      if (result.state === 'read') onText(result.text)
      else setProblem(problems[result.state])
    } catch {
      if (controller.signal.aborted) return
      setProblem(words.readerFailed)
    }
    setReading(undefined)
  }
  const cancel = () => {
    stop()
    setReading(undefined)
  }
  return (
    <>
      <FileDrop onFile={(file) => void read(file)} problem={problem} />
      <div
        className={reading === undefined ? 'sr-only' : 'mt-3 flex flex-wrap items-center gap-x-4 font-medium'}
      >
        <p role="status">{reading !== undefined && words.reading(reading)}</p>
        {reading !== undefined && (
          <Button variant="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </>
  )
}

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
