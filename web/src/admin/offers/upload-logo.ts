import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { ReadableFailure } from '../../api/failure.ts'
import { callAsAdmin } from '../call.ts'
import { typeOfFile } from './logo-image.ts'

/** Uploads a logo straight to the bucket. Resolves with its key, for the form's `logo`. */
export async function uploadLogo(file: File, onProgress: (percent: number) => void): Promise<string> {
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
