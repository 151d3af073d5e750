import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as messages from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { messageOf, ReadableFailure } from '../../api/failure.ts'
import { callAsAdmin } from '../call.ts'
import { asDataUrl, overHttps, toStorableLogo, typeOfFile } from './logo-image.ts'
import type { OfferFormValues } from './offer-values.ts'

export interface LogoChoice {
  /** The chosen file, as a type that can be stored. It is uploaded on save. */
  file: File | undefined
  /** Address of the image to show; empty when there is no logo. */
  preview: string
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

/** Uploads a logo straight to the bucket. Resolves with its key, for the form's `logo`. */
async function uploadLogo(file: File, onProgress: (percent: number) => void): Promise<string> {
  const type = await typeOfFile(file)
  if (!type) throw new ReadableFailure(messages.logoNotAnImage)
  const { key, url } = await callAsAdmin(routes.logoUpload, { body: { type, bytes: file.size } })
  await put(url, new Blob([file], { type }), onProgress)
  return key
}

/** By `XMLHttpRequest`, since `fetch` doesn't report upload progress. */
function put(url: string, body: Blob, onProgress: (percent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ReadableFailure(messages.logoNotUploaded))
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    request.onload = () => (request.status === 200 ? resolve() : fail())
    request.onerror = fail
    request.open('PUT', url)
    request.setRequestHeader('content-type', body.type)
    request.send(body)
  })
}
