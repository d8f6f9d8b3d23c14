import { Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DatasetLink } from '../../../project/DatasetLink.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { DownloadState } from './useDownload.ts'

/** How far a download is, or why it failed. */
export function DownloadProgress({ state }: { readonly state: DownloadState }): ReactNode {
  if (state.state === 'idle') return null
  if (state.state === 'running') {
    const { completedParts, totalParts } = state
    const parts = totalParts > 1 ? `, ${completedParts} of ${totalParts} parts` : ''
    return (
      <Stack gap={4} mt="xs">
        <Text size="sm" component="output">
          {state.text}
          {parts}
        </Text>
        <Progress
          value={totalParts > 1 ? (completedParts / totalParts) * 100 : 100}
          animated
          aria-label="Progress of the download"
        />
      </Stack>
    )
  }
  const { refusal } = state
  return (
    <div style={{ marginTop: 8 }}>
      <Note kind={refusal.kind === 'exists' ? 'info' : 'error'} isAlert>
        {refusal.kind === 'file' ? refusal.problems[0]?.message : refusal.message}
        {refusal.kind === 'exists' && (
          <>
            {' '}
            <DatasetLink datasetId={refusal.datasetId}>Open it</DatasetLink>
          </>
        )}
      </Note>
    </div>
  )
}
