import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DatasetLink } from '../../../project/DatasetLink.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ProblemTable } from './ProblemTable.tsx'
import type { Refusal } from './weatherRefusal.ts'

interface UploadRefusedProps {
  readonly refusal: Refusal
  readonly onClose: () => void
}

/** Why the file was not taken, and what can be done about it. */
export function UploadRefused({ refusal, onClose }: UploadRefusedProps): ReactNode {
  switch (refusal.kind) {
    case 'exists':
      return <Exists message={refusal.message} datasetId={refusal.datasetId} onClose={onClose} />
    case 'other':
      return (
        <Note kind="error" isAlert>
          {refusal.message}
        </Note>
      )
    case 'file':
      return (
        <Stack gap="xs">
          <Note kind="error" isAlert title="The file cannot be read as weather">
            Mend the file, or change how it is read, and try again. Nothing was added to the
            project.
          </Note>
          <ProblemTable problems={refusal.problems} count={refusal.problemCount} />
        </Stack>
      )
  }
}

interface ExistsProps {
  readonly message: string
  readonly datasetId: string
  readonly onClose: () => void
}

function Exists({ message, datasetId, onClose }: ExistsProps): ReactNode {
  return (
    <Note kind="info" isAlert>
      <Stack gap={4} align="flex-start">
        <Text size="sm">{message}.</Text>
        <DatasetLink datasetId={datasetId} onClick={onClose}>
          Open that dataset
        </DatasetLink>
      </Stack>
    </Note>
  )
}
