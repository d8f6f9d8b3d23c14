import { Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { SkeletonLines } from '../../../ui/DataState.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { SentFileForm } from './SentFileForm.tsx'
import { type Upload, useUpload } from './useUpload.ts'

/** Sends a table with times and asks how it is to be read. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const upload = useUpload()
  const close = (): void => {
    upload.stop()
    onClose()
  }
  return (
    <Dialog onClose={close} title="Upload dataset" size="xl" closeOnClickOutside={false}>
      <Step upload={upload} onClose={close} />
    </Dialog>
  )
}

function Step({ upload, onClose }: { readonly upload: Upload; readonly onClose: () => void }) {
  const { state } = upload
  switch (state.state) {
    case 'sending':
      return (
        <Stack gap="xs">
          <Text size="sm">Sending the file: {formatPercent(state.fraction)}</Text>
          <Progress value={state.fraction * 100} aria-label="Sent" />
        </Stack>
      )
    case 'looking':
      return <SkeletonLines count={8} />
    case 'looked':
      return <SentFileForm sent={state.sent} first={state.preview} onClose={onClose} />
    case 'idle':
    case 'failed':
      return (
        <Stack gap="md">
          {state.state === 'failed' && <RefusalNote error={state.error} />}
          <FileDrop
            title="Choose a table with times"
            hint="CSV or other text, Excel (.xlsx) or Parquet, up to 200 MB; text may be packed (.gz, .zip)"
            onFile={upload.start}
          />
        </Stack>
      )
  }
}
