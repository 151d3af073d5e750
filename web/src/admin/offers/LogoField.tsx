import { ImageOff, ImageUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileChoice } from '../FileChoice.tsx'
import type { OfferFormValues } from './offer-values.ts'
import type { LogoChoice } from './use-logo.ts'

interface LogoFieldProps {
  form: UseFormReturn<OfferFormValues>
  logo: LogoChoice
}

export function LogoField({ form, logo }: LogoFieldProps) {
  const hintId = useId()
  const isStored = logo.preview === form.formState.defaultValues?.logo
  const isOwnPath = logo.file === undefined && isStored && logo.preview.startsWith('/')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">Logo</legend>
      <div className="flex flex-wrap items-center gap-3">
        <LenderLogo
          offer={{ logo: logo.preview, lender: form.getValues('lender') }}
          broken={<ImageOff className="size-6" />}
        />
        <FileChoice
          label="Choose a logo file"
          accept="image/*"
          describedBy={hintId}
          Icon={ImageUp}
          onChoose={logo.choose}
        />
        <p id={hintId} className="text-sm text-quiet">
          JPG, PNG, GIF
        </p>
        {logo.preview !== '' && (
          <Button variant="quiet" onClick={logo.remove}>
            <Trash2 className="size-4" aria-hidden="true" />
            <span>Remove logo</span>
          </Button>
        )}
      </div>
      {logo.file && <p className="wrap-anywhere text-sm">{logo.file.name}</p>}
      {logo.progress !== undefined && <UploadProgress percent={logo.progress} />}
      {logo.file === undefined && !isOwnPath && (
        <TextField
          name="logo"
          control={form.control}
          label="Or paste a logo address"
          type="url"
          inputMode="url"
          placeholder="https://lender.example/logo.png"
        />
      )}
      {(logo.file !== undefined || isOwnPath) && form.formState.errors.logo && (
        <p role="alert" className="text-sm font-medium text-danger">
          {form.formState.errors.logo.message}
        </p>
      )}
    </fieldset>
  )
}

function UploadProgress({ percent }: { percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Uploading the logo"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
    </div>
  )
}
