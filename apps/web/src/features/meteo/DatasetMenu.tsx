import { IconMapPinCog, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayAddWeather, useCurrentProject } from '../../lib/currentProject.ts'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import { MenuAction, RowMenu } from '../../ui/RowMenu.tsx'
import type { DatasetAction } from './DatasetDialogs.tsx'

interface DatasetMenuProps {
  readonly dataset: DatasetRowFragment
  readonly onAction: (action: DatasetAction) => void
}

export function DatasetMenu({ dataset, onAction }: DatasetMenuProps): ReactNode {
  const project = useCurrentProject()
  if (!mayAddWeather(project)) return null
  const on = (kind: DatasetAction['kind']) => () => onAction({ kind, dataset })
  return (
    <RowMenu name={dataset.name}>
      <MenuAction Icon={IconPencil} label="Rename" onClick={on('rename')} />
      <MenuAction Icon={IconMapPinCog} label="Correct times and place" onClick={on('correct')} />
      <MenuAction Icon={IconTrash} label="Delete" isDangerous onClick={on('delete')} />
    </RowMenu>
  )
}
