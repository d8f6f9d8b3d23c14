import type { ComponentKind } from '@duet/plant'
import { Button, Group } from '@mantine/core'
import { IconBooks, IconListSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { CreateComponentButton } from './CreateComponentButton.tsx'
import { CatalogueDialog } from './catalogue/CatalogueDialog.tsx'
import { freeName } from './componentName.ts'
import { LibraryDialog } from './library/LibraryDialog.tsx'
import { namesOf, type StoredComponent } from './useComponents.ts'
import { useCreateAndOpen } from './useCreateAndOpen.ts'

interface NewComponentButtonsProps {
  readonly kind: ComponentKind
  readonly components: readonly StoredComponent[]
}

/** The ways to a new component: from usual values, from the library, and inverters from the CEC catalogue. */
export function NewComponentButtons({ kind, components }: NewComponentButtonsProps): ReactNode {
  const [dialog, setDialog] = useState<'library' | 'catalogue'>()
  const create = useCreateAndOpen()
  const close = (): void => setDialog(undefined)
  return (
    <Group gap="xs">
      {kind === 'inverter' && (
        <Button
          variant="default"
          leftSection={<IconListSearch size={16} aria-hidden />}
          onClick={() => setDialog('catalogue')}
        >
          CEC catalogue…
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconBooks size={16} aria-hidden />}
        onClick={() => setDialog('library')}
      >
        From library…
      </Button>
      <CreateComponentButton kind={kind} components={components} />
      {dialog === 'library' && <LibraryDialog kind={kind} onClose={close} />}
      {dialog === 'catalogue' && (
        <CatalogueDialog
          verb="Create"
          isPending={create.isPending}
          onChoose={({ name, parameters }) =>
            create.mutate({ kind, name: freeName(name, namesOf(components)), parameters })
          }
          onClose={close}
        />
      )}
    </Group>
  )
}
