import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import {
  CreateCompareWorkbookDocument,
  DeleteCompareWorkbookDocument,
  GetCompareWorkbooksDocument,
  UpdateCompareWorkbookDocument,
  type WorkbookFragment,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { dataOf, inputOf, storedSelection } from './workbookData.ts'

export interface WorkbookAction {
  readonly kind: 'rename' | 'duplicate' | 'delete'
  readonly workbook: WorkbookFragment
}

interface DialogProps {
  readonly workbook: WorkbookFragment
  readonly onClose: () => void
}

/** The dialog of the action that was chosen for a workbook. */
export function WorkbookDialogs({
  action,
  onClose,
}: {
  readonly action: WorkbookAction | undefined
  readonly onClose: () => void
}): ReactNode {
  if (!action) return null
  const { kind, workbook } = action
  switch (kind) {
    case 'rename':
      return <Rename workbook={workbook} onClose={onClose} />
    case 'duplicate':
      return <Duplicate workbook={workbook} onClose={onClose} />
    case 'delete':
      return <Delete workbook={workbook} onClose={onClose} />
  }
}

const STALE = [GetCompareWorkbooksDocument] as const

/** All of a workbook under a name. */
const named = (name: string, workbook: WorkbookFragment) =>
  inputOf(name, storedSelection(workbook), dataOf(workbook).tags)

function Rename({ workbook, onClose }: DialogProps): ReactNode {
  const rename = useChange(UpdateCompareWorkbookDocument, { stale: STALE })
  const { id, revision } = workbook
  return (
    <RenameDialog
      title="Rename workbook"
      name={workbook.name}
      of={rename}
      onRename={(name) =>
        rename.mutate({ id, revision, input: named(name, workbook) }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}

function Duplicate({ workbook, onClose }: DialogProps): ReactNode {
  const { id: project_id } = useCurrentProject()
  const create = useChange(CreateCompareWorkbookDocument, { stale: STALE })
  return (
    <RenameDialog
      title="Duplicate workbook"
      confirmLabel="Duplicate"
      name={`${workbook.name} copy`}
      of={create}
      onRename={(name) =>
        create.mutate({ project_id, input: named(name, workbook) }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}

function Delete({ workbook, onClose }: DialogProps): ReactNode {
  const { id, name } = workbook
  const remove = useChange(DeleteCompareWorkbookDocument, { stale: STALE })
  return (
    <ConfirmDialog
      opened
      title="Delete workbook?"
      text={
        <>
          <b>{name}</b> with its tags will be deleted. Its datasets stay. This cannot be undone.
        </>
      }
      confirmLabel="Delete workbook"
      isDangerous
      of={remove}
      onConfirm={() =>
        remove.mutate(
          { id },
          {
            onSuccess: () => {
              notifyDone(`${name} was deleted.`)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
