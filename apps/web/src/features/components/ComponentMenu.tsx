import { COMPONENT_LABELS } from '@duet/plant'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { copyName } from './componentName.ts'
import type { StoredComponent } from './useComponents.ts'
import { useCreateAndOpen } from './useCreateAndOpen.ts'
import { useDeleteComponent } from './useDeleteComponent.ts'

interface ComponentMenuProps {
  readonly component: StoredComponent
  readonly components: readonly StoredComponent[]
}

/** Duplicate and delete. */
export function ComponentMenu({ component, components }: ComponentMenuProps): ReactNode {
  const create = useCreateAndOpen()
  const [isDeleting, setIsDeleting] = useState(false)
  const { kind, name, parameters } = component
  const duplicate = (): void =>
    create.mutate({
      kind,
      name: copyName(
        name,
        components.filter((other) => other.kind === kind).map((other) => other.name),
      ),
      parameters,
    })
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${name}`} variant="default" size={30}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={15} />} onClick={duplicate}>
            Duplicate
          </Menu.Item>
          <Menu.Item
            color="red.9"
            leftSection={<IconTrash size={15} />}
            onClick={() => setIsDeleting(true)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteDialog component={component} onClose={() => setIsDeleting(false)} />}
    </>
  )
}

function DeleteDialog(props: {
  readonly component: StoredComponent
  readonly onClose: () => void
}): ReactNode {
  const { component, onClose } = props
  const remove = useDeleteComponent(component)
  return (
    <ConfirmDialog
      opened
      title={`Delete ${COMPONENT_LABELS[component.kind]}?`}
      text={
        <>
          <b>{component.name}</b> will be deleted. Blocks that use it are left without one and
          cannot be simulated until they get another. Finished simulations keep their results.
        </>
      }
      confirmLabel="Delete"
      isDangerous
      isPending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
