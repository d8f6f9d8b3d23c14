import { ActionIcon, Group, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isEditor, useCurrentProject } from '../../../lib/currentProject.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import {
  AddReportRevisionDocument,
  DeleteReportRevisionDocument,
  ReportRevisionsDocument,
  type ReportRevisionsQuery,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { requiredErrors, textFields, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'

type Revision = ReportRevisionsQuery['reportRevisions'][number]

const STALE = { stale: [ReportRevisionsDocument] }

/** What the project's reports were given out as; editors give out the run that is shown. */
export function RevisionPanel({ simulationId }: { readonly simulationId: string }): ReactNode {
  const project = useCurrentProject()
  const view = useView(ReportRevisionsDocument, { project_id: project.id })
  return (
    <Panel
      title="Revisions"
      description="A report has the newest revision of its simulation on the cover, with those of the project before it. A simulation without one is a draft."
    >
      <Stack gap="md">
        <DataState view={view}>
          {(rows) => rows.length > 0 && <RevisionTable rows={rows} mayChange={isEditor(project)} />}
        </DataState>
        {isEditor(project) && <RevisionForm simulationId={simulationId} />}
      </Stack>
    </Panel>
  )
}

interface RevisionTableProps {
  readonly rows: readonly Revision[]
  readonly mayChange: boolean
}

function RevisionTable({ rows, mayChange }: RevisionTableProps): ReactNode {
  const columns: readonly Column<Revision>[] = [
    { key: 'revision', title: 'Revision', value: ({ revision }) => revision },
    {
      key: 'created_at',
      title: 'Given out',
      value: ({ created_at }) => created_at,
      render: ({ created_at }) => formatDateTime(created_at),
    },
    { key: 'author', title: 'Author', value: ({ author }) => author },
    {
      key: 'simulation',
      title: 'Simulation',
      value: ({ simulation_id, simulation_name }) =>
        simulation_id === null ? `${simulation_name} (deleted)` : simulation_name,
    },
    { key: 'change', title: 'What changed', value: ({ change }) => change },
    ...(mayChange
      ? [
          {
            key: 'actions',
            title: 'Actions',
            hideTitle: true,
            render: (row: Revision) => <DeleteButton row={row} />,
          },
        ]
      : []),
  ]
  return <DataTable label="Revisions" rows={rows} rowKey={({ id }) => id} columns={columns} />
}

function DeleteButton({ row }: { readonly row: Revision }): ReactNode {
  const remove = useChange(DeleteReportRevisionDocument, STALE)
  return (
    <Group justify="flex-end">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Delete revision ${row.revision}`}
        loading={remove.isPending}
        onClick={() => remove.mutate({ id: row.id }, { onError: notifyError })}
      >
        <IconTrash size={15} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

const LABELS = { revision: 'Revision', change: 'What changed' }
const EMPTY = { revision: '', change: '' }

function RevisionForm({ simulationId }: { readonly simulationId: string }): ReactNode {
  const [draft, setDraft] = useState(EMPTY)
  const add = useChange(AddReportRevisionDocument, { ...STALE, onDone: () => setDraft(EMPTY) })
  const form = useCheckedForm(
    requiredErrors(draft, LABELS),
    () => add.mutate({ simulation_id: simulationId, ...draft }),
    add,
    /^(revision|change)$/,
  )
  const text = textFields(draft, form.shown, setDraft)
  return (
    <Form form={form} submitLabel="Add revision" maxWidth={560}>
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <TextInput label={LABELS.revision} w={110} maxLength={10} {...text('revision')} />
        <TextInput label={LABELS.change} flex={1} maxLength={300} {...text('change')} />
      </Group>
    </Form>
  )
}
