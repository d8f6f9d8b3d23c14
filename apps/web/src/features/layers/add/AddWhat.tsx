import type { Design } from '@duet/plant'
import { Group, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { blocksInOrder } from '../../drawing/editor/editorState.ts'
import { ADD_KINDS, type AddKind } from './addKinds.ts'

/** What is to be added, but for its coordinates. */
export interface WhatToAdd {
  readonly kind: AddKind
  readonly blockId: string | null
  readonly name: string
  readonly filename: string
}

const UNASSIGNED = ''

interface AddWhatProps {
  readonly design: Design
  readonly what: WhatToAdd
  readonly onChange: (what: WhatToAdd) => void
}

/** Type, block and name of a layer that is typed in. */
export function AddWhat({ design, what, onChange }: AddWhatProps): ReactNode {
  const { kind, blockId } = what
  const none = kind.type === 'perimeter' ? 'A new block' : 'Unassigned'
  return (
    <>
      <Group grow align="flex-start">
        <Select
          label="Type"
          value={kind.name}
          data={ADD_KINDS.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name) =>
            onChange({ ...what, kind: ADD_KINDS.find((one) => one.name === name) ?? kind })
          }
        />
        <Select
          label="Block"
          value={blockId ?? UNASSIGNED}
          data={[
            ...blocksInOrder(design).map(({ id, name }) => ({ value: id, label: name })),
            { value: UNASSIGNED, label: none },
          ]}
          onChange={(id) => onChange({ ...what, blockId: id === UNASSIGNED ? null : id })}
        />
      </Group>
      <TextInput
        label="Name"
        description="Empty: named for its type"
        value={what.name}
        onChange={(event) => onChange({ ...what, name: event.currentTarget.value })}
      />
      {kind.type === 'scene' && (
        <TextInput
          label="File Name"
          description="Of the 3D scene that the layer stands for"
          value={what.filename}
          onChange={(event) => onChange({ ...what, filename: event.currentTarget.value })}
        />
      )}
    </>
  )
}
