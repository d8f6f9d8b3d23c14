import { Button, Grid, Group, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { DatasetRowFragment, EditEnviroDatasetMutation } from '../../../lib/gql/graphql.ts'
import { ErrorNote, FailureNote } from '../../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import type { WeatherColumn } from '../useColumns.ts'
import { draftErrors } from './draftErrors.ts'
import { EditList } from './EditList.tsx'
import { EditPreviewPanel } from './EditPreviewPanel.tsx'
import {
  draftOfSearch,
  EDIT_KINDS,
  type EditDraft,
  type EditKind,
  editInput,
  newDraft,
} from './editDraft.ts'
import { useEditDataset, usePreview } from './useEdits.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId/edit')

interface EditFormProps {
  readonly dataset: DatasetRowFragment
  readonly columns: readonly WeatherColumn[]
}

/** The list of edits, what they change, and the name of what they make. */
export function EditForm({ dataset, columns }: EditFormProps): ReactNode {
  const search = route.useSearch()
  const names = columns.map(({ column }) => column)
  const [drafts, setDrafts] = useState(() => draftOfSearch(search, dataset, names))
  const [name, setName] = useState(`${dataset.name} edited`)
  const preview = usePreviewOf(dataset, drafts)
  const edit = useEditDataset(dataset.id)
  const open = useOpenMade()
  const form = useCheckedForm(formErrors(name, drafts, dataset), () => {
    const edits = drafts.map((draft) => editInput(draft, dataset))
    edit.mutate({ name: name.trim(), edits }, { onSuccess: open })
  })
  const add = (kind: EditKind): void => {
    const key = Math.max(0, ...drafts.map((draft) => draft.key)) + 1
    setDrafts([...drafts, newDraft(kind, key, dataset, names)])
  }
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Panel title="Edits">
            <Stack gap="md">
              <EditList
                drafts={drafts}
                columns={columns}
                kinds={kindsOf(dataset)}
                errorsOf={(draft) =>
                  Object.keys(form.shown).length > 0 ? draftErrors(draft, dataset) : {}
                }
                onChange={setDrafts}
                onAdd={add}
              />
              {form.shown.edits !== undefined && <ErrorNote message={form.shown.edits} />}
              <TextInput
                label="Name of the new dataset"
                value={name}
                maxLength={200}
                error={form.shown.name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <FailureNote of={edit} />
              <Group justify="flex-end" gap="xs">
                <Button type="submit" loading={edit.isPending}>
                  Make dataset
                </Button>
              </Group>
            </Stack>
          </Panel>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <EditPreviewPanel view={preview} />
        </Grid.Col>
      </Grid>
    </form>
  )
}

function useOpenMade(): (made: EditEnviroDatasetMutation) => void {
  const navigate = route.useNavigate()
  return ({ editEnviroDataset: made }) => {
    notifyDone(`${made.name} was made.`)
    void navigate({
      to: '/$org/project/$projectId/resources/meteo/$datasetId',
      params: { datasetId: made.id },
      search: { tab: 'history' },
    })
  }
}

/** No rows are removed from a typical year. */
function kindsOf(dataset: DatasetRowFragment): readonly EditKind[] {
  return EDIT_KINDS.map(({ kind }) => kind).filter(
    (kind) => dataset.type !== 'TMY' || kind !== 'remove_range',
  )
}

interface FormErrors {
  readonly name?: string
  readonly edits?: string
}

function formErrors(
  name: string,
  drafts: readonly EditDraft[],
  dataset: DatasetRowFragment,
): FormErrors {
  const isWrong = drafts.some((draft) => Object.keys(draftErrors(draft, dataset)).length > 0)
  return {
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(drafts.length === 0 && { edits: 'Add at least one edit.' }),
    ...(isWrong && { edits: 'An edit is not complete.' }),
  }
}

const PREVIEW_AFTER_MS = 400

/** Undefined while there is nothing that could be shown. */
function usePreviewOf(dataset: DatasetRowFragment, drafts: readonly EditDraft[]) {
  const isReady =
    drafts.length > 0 &&
    drafts.every((draft) => Object.keys(draftErrors(draft, dataset)).length === 0)
  // reasons change no numbers
  const edits = useMemo(
    () => (isReady ? drafts.map((draft) => editInput({ ...draft, reason: '' }, dataset)) : []),
    [isReady, drafts, dataset],
  )
  const [settled] = useDebouncedValue(edits, PREVIEW_AFTER_MS)
  const view = usePreview(dataset.id, settled)
  return isReady ? view : undefined
}
