import { Button, Group, Stack, TextInput } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { LongTermInput } from '../../../lib/gql/graphql.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useCreateLongTerm } from './useLongTerm.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/long-term')

interface LongTermMakeProps {
  readonly input: LongTermInput
  /** Name to begin with. */
  readonly suggestion: string
}

/** Makes the corrected reference a dataset, and opens it. */
export function LongTermMake({ input, suggestion }: LongTermMakeProps): ReactNode {
  const [name, setName] = useState(suggestion.slice(0, 200))
  const navigate = route.useNavigate()
  const create = useCreateLongTerm()
  const errors = { ...(name.trim() === '' && { name: 'Name is required' }) }
  const form = useCheckedForm(errors, () =>
    create.mutate(
      { name: name.trim(), input },
      {
        onSuccess: ({ createLongTermDataset: made }) => {
          notifyDone(`${made.name} was made.`)
          void navigate({
            to: '/$org/project/$projectId/resources/meteo/$datasetId',
            params: { datasetId: made.id },
            search: { tab: 'history' },
          })
        },
      },
    ),
  )
  return (
    <Panel title="New dataset">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput
            label="Name of the new dataset"
            value={name}
            maxLength={200}
            error={form.shown.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FailureNote of={create} />
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending}>
              Make dataset
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
