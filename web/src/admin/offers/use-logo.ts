import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Offer } from '#contract/offer.ts'
import { messageOf } from '../../api/failure.ts'
import { asDataUrl, overHttps, toStorableLogo } from './logo-image.ts'
import type { OfferFormValues } from './offer-values.ts'
import { uploadLogo } from './upload-logo.ts'

export interface LogoChoice {
  /** The chosen file, as a type that can be stored. It is uploaded on save. */
  file: File | undefined
  /** Address of the image to show; empty when there is no logo. */
  preview: string
  /** Percent uploaded, during an upload. */
  progress: number | undefined
  choose(file: File): Promise<void>
  remove(): void
  /**
   * Uploads the chosen file, if any. Resolves with what to save as the logo, or `undefined` when it is unchanged.
   *
   * @param address the form's validated `logo`
   * @param stored the offer as stored now
   */
  upload(address: string, stored: Offer | undefined): Promise<string | undefined>
}

/** The logo in an offer's form: a chosen file, or else the value of the field `logo`. */
export function useLogo(form: UseFormReturn<OfferFormValues>): LogoChoice {
  const [chosen, setChosen] = useState<{ file: File; preview: string; key?: string }>()
  const [progress, setProgress] = useState<number>()
  const written = form.watch('logo')

  return {
    file: chosen?.file,
    preview: chosen?.preview ?? overHttps(written),
    progress,
    async choose(file) {
      try {
        const logo = await toStorableLogo(file)
        setChosen({ file: logo, preview: await asDataUrl(logo) })
        // The file replaces an address that was typed, valid or not.
        form.setValue('logo', '', { shouldDirty: true })
        form.clearErrors('logo')
      } catch (error) {
        form.setError('logo', { type: 'file', message: messageOf(error) })
      }
    },
    remove() {
      setChosen(undefined)
      form.setValue('logo', '', { shouldDirty: true, shouldValidate: true })
    },
    async upload(address, stored) {
      // A path names a picture stored here. It must not be saved again: replacing the picture has deleted it.
      if (!chosen) return address === (stored?.logo ?? '') || address.startsWith('/') ? undefined : address
      // A retry after a failed save doesn't upload again.
      const key =
        chosen.key ?? (await uploadLogo(chosen.file, setProgress).finally(() => setProgress(undefined)))
      setChosen({ ...chosen, key })
      return key
    },
  }
}
