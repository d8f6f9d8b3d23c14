import { COMPONENT_LABELS, copyName } from '@duet/plant'
import { ActionIcon, Menu } from '@mantine/core'
import { IconBooks, IconCopy, IconDots, IconDownload, IconTrash } from '@tabler/icons-react'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { capture } from '../../lib/analytics/analytics.ts'
import { DeleteComponentDocument, type DeleteComponentMutation } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone, notifyError } from '../../ui/notify.ts'
import { MenuAction } from '../../ui/RowMenu.tsx'
import { exportComponent, fileFormatOf } from './files/exportComponent.ts'
import { AddToLibraryDialog } from './library/AddToLibraryDialog.tsx'
import { namesOf, reloadComponents, type StoredComponent } from './useComponents.ts'
import { useComponentUse } from './useComponentUse.ts'
import { useCreateAndOpen } from './useCreateAndOpen.ts'

interface ComponentMenuProps {
  readonly component: StoredComponent
  readonly components: readonly StoredComponent[]
  readonly isEditable: boolean
}

/** Duplicate, export, share and delete. */
export function ComponentMenu(props: ComponentMenuProps): ReactNode {
  const { component, components, isEditable } = props
  const create = useCreateAndOpen()
  const [dialog, setDialog] = useState<'delete' | 'library'>()
  const { kind, name, parameters } = component
  const duplicate = (): void =>
    create.mutate({ kind, name: copyName(name, namesOf(components, kind)), parameters })
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${name}`} variant="default" size={30}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isEditable && <MenuAction Icon={IconCopy} label="Duplicate" onClick={duplicate} />}
          <ExportItem component={component} />
          {isEditable && (
            <>
              <MenuAction
                Icon={IconBooks}
                label="Add to library…"
                onClick={() => setDialog('library')}
              />
              <Menu.Divider />
              <MenuAction
                Icon={IconTrash}
                label="Delete…"
                isDangerous
                onClick={() => setDialog('delete')}
              />
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'delete' && (
        <DeleteDialog component={component} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'library' && (
        <AddToLibraryDialog component={component} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

function ExportItem({ component }: { readonly component: StoredComponent }): ReactNode {
  const format = fileFormatOf(component)
  if (format === undefined) return null
  const onExport = (): void => {
    try {
      exportComponent(component)
    } catch (error) {
      notifyError(error)
    }
  }
  return <MenuAction Icon={IconDownload} label={`Export as ${format}`} onClick={onExport} />
}

function DeleteDialog(props: {
  readonly component: StoredComponent
  readonly onClose: () => void
}): ReactNode {
  const { component, onClose } = props
  const remove = useDeleteComponent(component)
  const blocks = useComponentUse(component)
  return (
    <ConfirmDialog
      opened
      title={`Delete ${COMPONENT_LABELS[component.kind]}?`}
      text={
        <>
          <b>{component.name}</b> will be deleted. {useText(blocks)} Finished simulations keep their
          results.
        </>
      }
      confirmLabel="Delete"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}

/** Who is left without it. */
function useText(blocks: readonly string[] | undefined): string {
  if (blocks === undefined) {
    return 'Blocks that use it are left without one and cannot be simulated until they get another.'
  }
  if (blocks.length === 0) return 'No block uses it.'
  const named = blocks.slice(0, MOST_NAMED).join(', ')
  const others = blocks.length > MOST_NAMED ? ` and ${blocks.length - MOST_NAMED} more` : ''
  return `${named}${others} will be left without one and cannot be simulated until they get another.`
}

/** Blocks that are named in the dialog. */
const MOST_NAMED = 8

/** Deletes the component that is open and goes to the list of its kind. */
function useDeleteComponent(
  component: StoredComponent,
): UseMutationResult<DeleteComponentMutation, Error, void> {
  const navigate = useNavigate({ from: '/$org/project/$projectId' })
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(DeleteComponentDocument, { id: component.id }),
    onSuccess: async () => {
      capture('component_changed', { change: 'deleted', kind: component.kind })
      notifyDone(`${component.name} was deleted.`)
      await navigate({
        to: '/$org/project/$projectId/design/components/$type',
        params: { type: component.kind },
        ignoreBlocker: true,
      })
      await reloadComponents(queryClient)
    },
  })
}
