import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Offer } from '#contract/offer.ts'
import { messageOf } from '../../api/failure.ts'
import type { OfferValues } from './offer-values.ts'
import { checkLogo, uploadLogo } from './upload-logo.ts'

export interface LogoChoice {
  /** A file that was chosen, and is uploaded with the save. */
  file: File | undefined
  /** What to show of the logo; empty where there is none. */
  preview: string
  /** How far the upload has got, in percent, while there is one. */
  progress: number | undefined
  choose(file: File): Promise<void>
  remove(): void
  /** What the form says of the logo, after the upload of a new one. `undefined` means that it is unchanged. */
  forForm(offer: Offer | undefined): Promise<string | undefined>
}

/** The logo in an offer's form: a file, or else what the field `logo` has. */
export function useLogo(form: UseFormReturn<OfferValues>): LogoChoice {
  const [chosen, setChosen] = useState<{ file: File; preview: string; key?: string }>()
  const [progress, setProgress] = useState<number>()
  const written = form.watch('logo')

  return {
    file: chosen?.file,
    preview: chosen?.preview ?? written,
    progress,
    async choose(file) {
      try {
        await checkLogo(file)
        setChosen({ file, preview: await asDataUrl(file) })
        form.clearErrors('logo')
      } catch (error) {
        form.setError('logo', { type: 'file', message: messageOf(error) })
      }
    },
    remove() {
      setChosen(undefined)
      form.setValue('logo', '', { shouldDirty: true, shouldValidate: true })
    },
    async forForm(offer) {
      if (!chosen) return written === (offer?.logo ?? '') ? undefined : written
      // A save that was refused for another reason need not upload again.
      const key =
        chosen.key ?? (await uploadLogo(chosen.file, setProgress).finally(() => setProgress(undefined)))
      setChosen({ ...chosen, key })
      return key
    },
  }
}

/** The content security policy lets pictures come from `data:`, and from no `blob:`. */
const asDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
