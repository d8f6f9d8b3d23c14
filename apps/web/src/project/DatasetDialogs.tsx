import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../lib/currentProject.ts'
import { WorkbooksOfDatasetDocument } from '../lib/gql/graphql.ts'
import { useView } from '../lib/useView.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DataState, SkeletonLines } from '../ui/DataState.tsx'
import { notifyDone } from '../ui/notify.ts'
import { RenameDialog } from '../ui/RenameDialog.tsx'

interface DatasetDialogProps {
  readonly kind: 'rename' | 'delete'
  readonly dataset: { readonly id: string; readonly name: string }
  /** 'meteo dataset' or 'custom dataset' */
  readonly noun: string
  /** What the deletion does beside taking the dataset away. */
  readonly consequence: string
  readonly rename: UseMutationResult<unknown, Error, string>
  readonly remove: UseMutationResult<unknown, Error, void>
  readonly onClose: () => void
  /** After the dataset is gone. */
  readonly onDeleted?: () => void
}

/** Renames or deletes a dataset of the project, of weather or of another kind. */
export function DatasetDialog(props: DatasetDialogProps): ReactNode {
  const { kind, dataset, noun, rename, remove, onClose } = props
  if (kind === 'rename')
    return (
      <RenameDialog
        title={`Rename ${noun}`}
        name={dataset.name}
        of={rename}
        onRename={(name) => rename.mutate(name, { onSuccess: onClose })}
        onClose={onClose}
      />
    )
  const onDeleted = (): void => {
    notifyDone(`${dataset.name} was deleted.`)
    onClose()
    props.onDeleted?.()
  }
  return (
    <ConfirmDialog
      opened
      title={`Delete ${noun}?`}
      text={
        <>
          <b>{dataset.name}</b> {props.consequence} This cannot be undone.
          <Workbooks datasetId={dataset.id} />
        </>
      }
      confirmLabel="Delete dataset"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    />
  )
}

const MOST_NAMED = 10

/** The workbooks that compare it, by name. */
function Workbooks({ datasetId }: { readonly datasetId: string }): ReactNode {
  const { id } = useCurrentProject()
  const asked = { project_id: id, dataset_id: datasetId }
  const view = useView(WorkbooksOfDatasetDocument, asked, { staleTime: 0 })
  return (
    <DataState view={view} skeleton={<SkeletonLines count={1} />}>
      {(workbooks) =>
        workbooks.length === 0 ? (
          <p>No workbook compares it.</p>
        ) : (
          <>
            <p>Workbooks that compare it will say that it is gone:</p>
            <ul>
              {workbooks.slice(0, MOST_NAMED).map((one) => (
                <li key={one.id}>{one.name}</li>
              ))}
              {workbooks.length > MOST_NAMED && <li>{`${workbooks.length - MOST_NAMED} more`}</li>}
            </ul>
          </>
        )
      }
    </DataState>
  )
}
