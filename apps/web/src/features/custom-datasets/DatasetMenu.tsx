import { IconPencil, IconTableOptions, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isEditor, useCurrentProject } from '../../lib/currentProject.ts'
import type { CustomDatasetRowFragment } from '../../lib/gql/graphql.ts'
import { MenuAction, RowMenu } from '../../ui/RowMenu.tsx'
import type { DatasetAction } from './DatasetDialogs.tsx'

interface DatasetMenuProps {
  readonly dataset: CustomDatasetRowFragment
  readonly onAction: (action: DatasetAction) => void
}

export function DatasetMenu({ dataset, onAction }: DatasetMenuProps): ReactNode {
  const project = useCurrentProject()
  if (!isEditor(project)) return null
  const on = (kind: DatasetAction['kind']) => () => onAction({ kind, dataset })
  return (
    <RowMenu name={dataset.name}>
      <MenuAction Icon={IconPencil} label="Rename" onClick={on('rename')} />
      {dataset.mapping !== null && (
        <MenuAction
          Icon={IconTableOptions}
          label="Correct columns and times"
          onClick={on('correct')}
        />
      )}
      <MenuAction Icon={IconTrash} label="Delete" isDangerous onClick={on('delete')} />
    </RowMenu>
  )
}
