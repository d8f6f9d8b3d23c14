import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayCompare, useCurrentProject } from '../../lib/currentProject.ts'
import type { WorkbookFragment } from '../../lib/gql/graphql.ts'
import { MenuAction, RowMenu } from '../../ui/RowMenu.tsx'
import type { WorkbookAction } from './WorkbookDialogs.tsx'

interface WorkbookMenuProps {
  readonly workbook: WorkbookFragment
  readonly onAction: (action: WorkbookAction) => void
}

export function WorkbookMenu({ workbook, onAction }: WorkbookMenuProps): ReactNode {
  if (!mayCompare(useCurrentProject())) return null
  const on = (kind: WorkbookAction['kind']) => () => onAction({ kind, workbook })
  return (
    <RowMenu name={workbook.name}>
      <MenuAction Icon={IconPencil} label="Rename" onClick={on('rename')} />
      <MenuAction Icon={IconCopy} label="Duplicate" onClick={on('duplicate')} />
      {workbook.may_delete && (
        <MenuAction Icon={IconTrash} label="Delete" isDangerous onClick={on('delete')} />
      )}
    </RowMenu>
  )
}
