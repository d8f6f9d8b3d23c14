import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  type CustomDatasetFilePreviewFragment,
  type CustomDatasetLayout,
  type CustomDatasetRowFragment,
  PreviewCustomDatasetDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMapCustomDataset } from '../useCustomDatasets.ts'
import { MappingFields } from './MappingFields.tsx'
import { mappingError } from './mappingForm.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { useMapping } from './useMapping.ts'

interface CorrectDialogProps {
  readonly dataset: CustomDatasetRowFragment
  readonly onClose: () => void
}

/** Has the file of a dataset read in another way. */
export function CorrectDialog({ dataset, onClose }: CorrectDialogProps): ReactNode {
  const view = useView(PreviewCustomDatasetDocument, { id: dataset.id }, { staleTime: 0 })
  return (
    <Dialog onClose={onClose} title="Correct columns and times" size="xl">
      <DataState view={view} skeleton={<SkeletonLines count={8} />}>
        {(preview) => <Fields dataset={dataset} first={preview} onClose={onClose} />}
      </DataState>
    </Dialog>
  )
}

function Fields({
  dataset,
  first,
  onClose,
}: CorrectDialogProps & { readonly first: CustomDatasetFilePreviewFragment }): ReactNode {
  const state = useMapping(first, (layout) => look(dataset.id, layout))
  const save = useMapCustomDataset(dataset.id)
  const missing = mappingError(state.mapping)
  return (
    <Stack gap="md">
      <MappingFields state={state} />
      {save.isError && <RefusalNote error={save.error} />}
      <Group justify="flex-end" gap="sm">
        {missing !== undefined && (
          <Text size="xs" c="gray.8">
            {missing}.
          </Text>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={missing !== undefined}
          loading={save.isPending}
          onClick={() => save.mutate(state.mapping, { onSuccess: onClose })}
        >
          Read file anew
        </Button>
      </Group>
    </Stack>
  )
}

async function look(
  id: string,
  layout: CustomDatasetLayout,
): Promise<CustomDatasetFilePreviewFragment> {
  return (await request(PreviewCustomDatasetDocument, { id, layout })).previewCustomDataset
}
