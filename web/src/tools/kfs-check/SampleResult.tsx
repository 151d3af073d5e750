import { checkStatement } from '#statements/judge/check-statement.ts'
import { emptyStatement } from '#statements/statement.ts'
import { sampleIs } from '#words/tools-kfs-check.ts'
import { applyCorrections, noCorrections } from './corrections.ts'
import { summarise } from './summarise.ts'
import { readTyped } from './typed-figures.ts'
import { Verdict } from './Verdict.tsx'

/** Figures that don't agree: the instalment is that of a flat rate. */
const figures = 'sanctionedAmount=200000&termMonths=24&ratePercent=15&instalmentAmount=10833.33'

/** The result of a made-up statement, by the real check. */
export function SampleResult() {
  const { corrected } = applyCorrections(emptyStatement(false), {
    ...noCorrections,
    typed: readTyped(figures),
  })
  const result = checkStatement(corrected)
  const [title] = summarise(corrected, result)
  return (
    <div className="pb-4">
      <p className="text-sm text-quiet">{sampleIs}</p>
      <p className="mt-3 text-2xl font-semibold">{title}</p>
      <Verdict
        statement={corrected}
        result={{ ...result, missing: [], unreadable: [], unchecked: [] }}
        pageOf={() => undefined}
      />
    </div>
  )
}
