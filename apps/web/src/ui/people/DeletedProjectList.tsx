import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAgo, formatDate } from '../../lib/formatTime.ts'
import {
  type DeletedProject,
  useDeletedProjects,
  useRestoreProject,
} from '../../lib/organization/deletedProjects.ts'
import { personName } from '../../lib/person.ts'
import { DataState } from '../DataState.tsx'
import { type Column, DataTable } from '../DataTable.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { FailureNote } from '../ErrorNote.tsx'
import { notifyDone } from '../notify.ts'

/** What was deleted and can still be had back. */
export function DeletedProjectList(props: { readonly organizationId: string }): ReactNode {
  const view = useDeletedProjects(props.organizationId)
  const restore = useRestoreProject()
  const onRestore = (project: DeletedProject): void =>
    restore.mutate(
      { id: project.id },
      {
        onSuccess: () => notifyDone(`${project.name} was restored.`),
      },
    )
  return (
    <>
      <FailureNote of={restore} />
      <DataState
        view={view}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            title="No deleted projects"
            text="A project that was deleted can be restored here for 30 days."
          />
        }
      >
        {(rows) => (
          <DataTable
            label="Deleted projects"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              ...COLUMNS,
              {
                key: 'restore',
                title: 'Restore',
                hideTitle: true,
                align: 'right',
                render: (project) => (
                  <Button
                    variant="default"
                    aria-label={`Restore ${project.name}`}
                    loading={restore.isPending && restore.variables.id === project.id}
                    onClick={() => onRestore(project)}
                  >
                    Restore
                  </Button>
                ),
              },
            ]}
          />
        )}
      </DataState>
    </>
  )
}

const COLUMNS: readonly Column<DeletedProject>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  {
    key: 'deleted_at',
    title: 'Deleted',
    value: ({ deleted_at }) => deleted_at,
    render: ({ deleted_at, deleted_by }) =>
      `${formatAgo(deleted_at)}${deleted_by === null ? '' : ` by ${personName(deleted_by)}`}`,
  },
  {
    key: 'gone_at',
    title: 'Gone for good',
    value: ({ gone_at }) => gone_at,
    render: ({ gone_at }) => formatDate(gone_at),
  },
]
