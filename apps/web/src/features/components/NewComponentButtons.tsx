import type { ComponentKind } from '@duet/plant'
import { Button, Group } from '@mantine/core'
import {
  type Icon,
  IconBooks,
  IconFileText,
  IconListDetails,
  IconListSearch,
} from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { CreateComponentButton } from './CreateComponentButton.tsx'
import type { ChooseEntry } from './catalogue/CataloguePage.tsx'
import { InverterCatalogueDialog } from './catalogue/InverterCatalogueDialog.tsx'
import { ModuleCatalogueDialog } from './catalogue/ModuleCatalogueDialog.tsx'
import { freeName } from './componentName.ts'
import { DatasheetDialog } from './datasheet/DatasheetDialog.tsx'
import { LibraryDialog } from './library/LibraryDialog.tsx'
import { hasStarters, StarterDialog } from './starters/StarterDialog.tsx'
import { namesOf, type StoredComponent } from './useComponents.ts'
import { useCreateAndOpen } from './useCreateAndOpen.ts'

interface NewComponentButtonsProps {
  readonly kind: ComponentKind
  readonly components: readonly StoredComponent[]
}

type Way = 'catalogue' | 'starters' | 'library' | 'datasheet'

interface WayText {
  readonly way: Way
  readonly label: string
  readonly Icon: Icon
  readonly isFor: (kind: ComponentKind) => boolean
}

const CATALOGUES: Readonly<Partial<Record<ComponentKind, ComponentType<ChooseEntry>>>> = {
  panel: ModuleCatalogueDialog,
  inverter: InverterCatalogueDialog,
}

const WAYS: readonly WayText[] = [
  {
    way: 'catalogue',
    label: 'CEC catalogue…',
    Icon: IconListSearch,
    isFor: (kind) => CATALOGUES[kind] !== undefined,
  },
  { way: 'starters', label: 'Usual ones…', Icon: IconListDetails, isFor: hasStarters },
  { way: 'library', label: 'From library…', Icon: IconBooks, isFor: () => true },
  {
    way: 'datasheet',
    label: 'From a datasheet…',
    Icon: IconFileText,
    isFor: (kind) => kind === 'panel',
  },
]

/** The ways to a new component: from a catalogue, usual ones, the library, a datasheet, or as the first usual one. */
export function NewComponentButtons({ kind, components }: NewComponentButtonsProps): ReactNode {
  const [way, setWay] = useState<Way>()
  const isByDatasheet = kind === 'panel'
  return (
    <Group gap="xs">
      {WAYS.filter(({ isFor }) => isFor(kind)).map((one) => (
        <Button
          key={one.way}
          variant={one.way === 'datasheet' ? 'filled' : 'default'}
          leftSection={<one.Icon size={16} aria-hidden />}
          onClick={() => setWay(one.way)}
        >
          {one.label}
        </Button>
      ))}
      <CreateComponentButton
        kind={kind}
        components={components}
        variant={isByDatasheet ? 'default' : 'filled'}
      />
      {way !== undefined && (
        <WayDialog
          way={way}
          kind={kind}
          components={components}
          onClose={() => setWay(undefined)}
        />
      )}
    </Group>
  )
}

function WayDialog(
  props: NewComponentButtonsProps & { readonly way: Way; readonly onClose: () => void },
): ReactNode {
  const { way, kind, components, onClose } = props
  switch (way) {
    case 'library':
      return <LibraryDialog kind={kind} onClose={onClose} />
    case 'starters':
      return <StarterDialog kind={kind} components={components} onClose={onClose} />
    case 'datasheet':
      return <DatasheetDialog components={components} onClose={onClose} />
    case 'catalogue':
      return <FromCatalogue kind={kind} components={components} onClose={onClose} />
  }
}

function FromCatalogue(
  props: NewComponentButtonsProps & { readonly onClose: () => void },
): ReactNode {
  const { kind, components, onClose } = props
  const create = useCreateAndOpen()
  const Catalogue = CATALOGUES[kind]
  return (
    Catalogue !== undefined && (
      <Catalogue
        verb="Create"
        isPending={create.isPending}
        onChoose={({ name, parameters }) =>
          create.mutate({ kind, name: freeName(name, namesOf(components)), parameters })
        }
        onClose={onClose}
      />
    )
  )
}
