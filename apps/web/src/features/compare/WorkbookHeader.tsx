import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayCompare, useCurrentProject } from '../../lib/currentProject.ts'
import {
  CreateCompareWorkbookDocument,
  GetCompareWorkbooksDocument,
  UpdateCompareWorkbookDocument,
  type WorkbookFragment,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import type { ShownSelection } from './useSelection.ts'
import { dataOf, inputOf } from './workbookData.ts'

const route = getRouteApi('/$org/project/$projectId/compare/$workbookId')

interface WorkbookHeaderProps {
  /** Undefined: nobody has saved it. */
  readonly workbook: WorkbookFragment | undefined
  readonly shown: ShownSelection
}

/** Name of a workbook, and whether what is shown is saved. */
export function WorkbookHeader({ workbook, shown }: WorkbookHeaderProps): ReactNode {
  const project = useCurrentProject()
  const [isNaming, setIsNaming] = useState(false)
  const { dataset_a, dataset_b } = shown.selection
  const save = useChange(UpdateCompareWorkbookDocument, {
    stale: [GetCompareWorkbooksDocument],
    onDone: () => shown.onReset(),
  })
  return (
    <>
      <PageHeader
        title={workbook?.name ?? 'Compare'}
        tabTitle={workbook ? `${workbook.name} · Compare` : 'Compare'}
        description="Two datasets of this project side by side. Differences are B − A."
        actions={
          mayCompare(project) && (
            <>
              {workbook && shown.isChanged && (
                <>
                  <Button variant="default" onClick={shown.onReset}>
                    Discard changes
                  </Button>
                  <Button
                    variant="default"
                    loading={save.isPending}
                    onClick={() =>
                      save.mutate({
                        id: workbook.id,
                        revision: workbook.revision,
                        input: inputOf(workbook.name, shown.selection, dataOf(workbook).tags),
                      })
                    }
                  >
                    Save changes
                  </Button>
                </>
              )}
              {(dataset_a ?? dataset_b) !== null && (
                <Button onClick={() => setIsNaming(true)}>
                  {workbook ? 'Save as new' : 'Save workbook'}
                </Button>
              )}
            </>
          )
        }
      />
      <FailureNote of={save} />
      {isNaming && <SaveNew workbook={workbook} shown={shown} onClose={() => setIsNaming(false)} />}
    </>
  )
}

interface SaveNewProps extends WorkbookHeaderProps {
  readonly onClose: () => void
}

/** What is shown as a workbook of its own; with the tags of the one that it is from. */
function SaveNew({ workbook, shown, onClose }: SaveNewProps): ReactNode {
  const { id: project_id } = useCurrentProject()
  const navigate = route.useNavigate()
  const create = useChange(CreateCompareWorkbookDocument, {
    stale: [GetCompareWorkbooksDocument],
    onDone: ({ createCompareWorkbook: { id } }) =>
      navigate({
        to: '/$org/project/$projectId/compare/$workbookId',
        params: (before) => ({ ...before, workbookId: id }),
        search: {},
      }),
  })
  const tags = workbook ? dataOf(workbook).tags : []
  return (
    <RenameDialog
      title="Save workbook"
      confirmLabel="Save workbook"
      name={workbook ? `${workbook.name} copy` : ''}
      of={create}
      onRename={(name) =>
        create.mutate(
          { project_id, input: inputOf(name, shown.selection, tags) },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
