import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAgo, formatDate } from '../../lib/formatTime.ts'
import {
  type DeletedProject,
  useDeletedProjects,
  useRestoreProject,
} from '../../lib/organization/deletedProjects.ts'
import { personName } from '../../lib/person.ts'
import type { Column } from '../DataTable.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { FailureNote } from '../ErrorNote.tsx'
import { notifyDone } from '../notify.ts'
import { TableState } from '../TableState.tsx'
import { fieldColumn } from '../table/columns.tsx'

/** What was deleted and can still be had back. */
export function DeletedProjectList(props: { readonly organizationId: string }): ReactNode {
  const view = useDeletedProjects(props.organizationId)
  const restore = useRestoreProject()
  const onRestore = ({ id, name }: DeletedProject): void =>
    restore.mutate({ id }, { onSuccess: () => notifyDone(`${name} was restored.`) })
  return (
    <>
      <FailureNote of={restore} />
      <TableState
        view={view}
        empty={
          <EmptyState
            title="No deleted projects"
            text="A project that was deleted can be restored here for 30 days."
          />
        }
        label="Deleted projects"
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
    </>
  )
}

const COLUMNS: readonly Column<DeletedProject>[] = [
  fieldColumn('name', 'Name'),
  {
    key: 'deleted_at',
    title: 'Deleted',
    value: ({ deleted_at }) => deleted_at,
    render: ({ deleted_at, deleted_by }) =>
      `${formatAgo(deleted_at)}${deleted_by === null ? '' : ` by ${personName(deleted_by)}`}`,
  },
  fieldColumn('gone_at', 'Gone for good', formatDate),
]
