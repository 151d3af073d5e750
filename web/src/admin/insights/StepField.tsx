import type { FunnelStep } from '#contract/insights.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { stepNames } from './steps.ts'

interface StepFieldProps {
  steps: readonly FunnelStep[]
  value: FunnelStep
  onChange: (step: FunnelStep) => void
}

/** Which step a chart shows. */
export const StepField = ({ steps, value, onChange }: StepFieldProps) => (
  <div className="w-full sm:w-56 [&_[aria-live]]:hidden [&_label]:sr-only [&_select]:min-h-11 [&_select]:text-[0.9375rem]">
    <SelectField
      label="Step"
      options={steps}
      labels={stepNames}
      value={value}
      onChange={(chosen) => onChange(steps.find((step) => step === chosen) ?? value)}
    />
  </div>
)
