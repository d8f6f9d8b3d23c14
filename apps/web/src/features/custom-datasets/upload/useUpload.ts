import { useRef, useState } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  type CustomDatasetFilePreviewFragment,
  type CustomDatasetLayout,
  PreviewCustomDatasetFileDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { uploadToProject } from '../../../project/projectFiles.ts'

/** A file in the storage. */
export interface SentFile {
  readonly project_id: string
  readonly storage_key: string
  readonly filename: string
}

export type UploadState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly fraction: number }
  | { readonly state: 'looking' }
  | {
      readonly state: 'looked'
      readonly sent: SentFile
      readonly preview: CustomDatasetFilePreviewFragment
    }
  | { readonly state: 'failed'; readonly error: unknown }

export interface Upload {
  readonly state: UploadState
  readonly start: (file: File) => void
  /** What is being sent is given up. */
  readonly stop: () => void
}

/** As large as the storage takes, bytes. */
const MAX_BYTES = 200_000_000

/** Sends a file to the storage and has the server look at it. */
export function useUpload(): Upload {
  const project = useCurrentProject()
  const [state, setState] = useState<UploadState>({ state: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)
  const send = async (file: File): Promise<void> => {
    const abort = new AbortController()
    running.current = abort
    const show = (next: UploadState): void => {
      if (!abort.signal.aborted) setState(next)
    }
    try {
      if (file.size > MAX_BYTES) throw new Error(TOO_LARGE)
      show({ state: 'sending', fraction: 0 })
      const storage_key = await uploadToProject({
        projectId: project.id,
        dir: '/custom-datasets',
        filename: file.name,
        file,
        signal: abort.signal,
        onProgress: (fraction) => show({ state: 'sending', fraction }),
      })
      show({ state: 'looking' })
      capture('file_uploaded', { kind: 'custom_dataset' })
      const sent = { project_id: project.id, storage_key, filename: file.name }
      show({ state: 'looked', sent, preview: await lookAt(sent) })
    } catch (error) {
      show({ state: 'failed', error })
    }
  }
  return {
    state,
    start: (file) => void send(file),
    stop: () => running.current?.abort(),
  }
}

const TOO_LARGE =
  'The file is larger than 200 MB. Leave columns out, split it by year, or save it as Parquet.'

export async function lookAt(
  sent: SentFile,
  layout?: CustomDatasetLayout,
): Promise<CustomDatasetFilePreviewFragment> {
  const asked = { ...sent, ...(layout && { layout }) }
  return (await request(PreviewCustomDatasetFileDocument, asked)).previewCustomDatasetFile
}
