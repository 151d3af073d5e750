import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Offer } from '#contract/offer.ts'
import { messageOf } from '../../api/failure.ts'
import type { OfferFormValues } from './offer-values.ts'
import { checkLogo, uploadLogo } from './upload-logo.ts'

export interface LogoChoice {
  /** The chosen file, which is uploaded on save. */
  file: File | undefined
  /** Address of the image to show; empty when there is no logo. */
  preview: string
  /** Percent uploaded, during an upload. */
  progress: number | undefined
  choose(file: File): Promise<void>
  remove(): void
  /** Uploads the chosen file. Resolves with the form's `logo`, or `undefined` when the logo is unchanged. */
  upload(offer: Offer | undefined): Promise<string | undefined>
}

/** The logo in an offer's form: a chosen file, or else the value of the field `logo`. */
export function useLogo(form: UseFormReturn<OfferFormValues>): LogoChoice {
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
    async upload(offer) {
      if (!chosen) return written === (offer?.logo ?? '') ? undefined : written
      // A retry after a refused save doesn't upload again.
      const key =
        chosen.key ?? (await uploadLogo(chosen.file, setProgress).finally(() => setProgress(undefined)))
      setChosen({ ...chosen, key })
      return key
    },
  }
}

/** The content security policy allows images from `data:` and not from `blob:`. */
const asDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
