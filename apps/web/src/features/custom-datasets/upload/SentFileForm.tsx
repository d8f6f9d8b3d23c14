import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  CreateCustomDatasetDocument,
  type CustomDatasetFilePreviewFragment,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useCustomDatasetsChanged } from '../useCustomDatasets.ts'
import { MappingFields } from './MappingFields.tsx'
import { type Mapping, mappingError } from './mappingForm.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { useMapping } from './useMapping.ts'
import { lookAt, type SentFile } from './useUpload.ts'

interface SentFileFormProps {
  readonly sent: SentFile
  readonly first: CustomDatasetFilePreviewFragment
  readonly onClose: () => void
}

/** How a file that was sent is to be read; the page of the dataset opens when it was. */
export function SentFileForm({ sent, first, onClose }: SentFileFormProps): ReactNode {
  const [name, setName] = useState('')
  const state = useMapping(first, (layout) => lookAt(sent, layout))
  const create = useCreate(sent)
  const missing = mappingError(state.mapping)
  return (
    <Stack gap="md">
      <TextInput
        label="Name"
        w={320}
        maw="100%"
        placeholder={sent.filename.replace(/\.[a-z0-9]{1,7}$/i, '')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <MappingFields state={state} />
      {create.isError && <RefusalNote error={create.error} />}
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
          loading={create.isPending}
          onClick={() => create.mutate({ name, mapping: state.mapping }, { onSuccess: onClose })}
        >
          Read file
        </Button>
      </Group>
    </Stack>
  )
}

function useCreate(sent: SentFile) {
  const navigate = useNavigate({ from: '/$org/project/$projectId' })
  const changed = useCustomDatasetsChanged()
  return useMutation({
    mutationFn: ({ name, mapping }: { readonly name: string; readonly mapping: Mapping }) =>
      request(CreateCustomDatasetDocument, { ...sent, name: name.trim() || null, mapping }),
    onSuccess: async ({ createCustomDataset: { id } }) => {
      await changed()
      await navigate({
        to: '/$org/project/$projectId/resources/datasets/$datasetId',
        params: { datasetId: id },
      })
    },
  })
}
