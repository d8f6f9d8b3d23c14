import * as z from 'zod'
import { capture } from '../lib/analytics/analytics.ts'
import { ConnectionError } from '../lib/graphqlError.ts'

export interface UploadOptions {
  readonly onProgress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

/**
 * Sends a file to a signed URL. (XMLHttpRequest, since fetch reports no progress of what it sends.)
 * @throws ConnectionError when the storage refuses the file or cannot be reached
 */
export function uploadFile(url: string, file: Blob, options: UploadOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('PUT', url)
    xhr.setRequestHeader('content-type', 'application/octet-stream')
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    })
    xhr.addEventListener('load', () => {
      if (xhr.status >= 200 && xhr.status < 300) {
        capture('file_uploaded', { bytes: file.size })
        resolve()
      } else reject(new ConnectionError(refusal(xhr)))
    })
    xhr.addEventListener('error', () =>
      reject(
        new ConnectionError('The file could not be sent. Check the connection and try again.'),
      ),
    )
    xhr.addEventListener('abort', () => reject(new DOMException('upload stopped', 'AbortError')))
    options.signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(file)
  })
}

function refusal(xhr: XMLHttpRequest): string {
  switch (xhr.status) {
    case 413:
      return exceededQuota(xhr.responseText) ?? 'The file is too large.'
    case 403:
      return 'The upload address has expired. Try again.'
    default:
      return `The storage refused the file (status ${xhr.status}).`
  }
}

const refusalBody = z.object({
  error: z.object({ code: z.literal('QUOTA_EXCEEDED'), message: z.string() }),
})

function exceededQuota(body: string): string | undefined {
  try {
    return refusalBody.parse(JSON.parse(body)).error.message
  } catch {
    return undefined
  }
}
