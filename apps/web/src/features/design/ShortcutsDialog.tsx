import { Kbd, Modal, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { DRAW_TOOL_NAMES, DRAW_TOOLS } from './tools/toolKinds.ts'

const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['V', 'Select'],
  ...DRAW_TOOL_NAMES.map((name) => [DRAW_TOOLS[name].key, DRAW_TOOLS[name].label] as const),
  ['Enter, double click', 'Finish the drawing'],
  ['Digits', 'Length of the next edge, and after a comma its azimuth'],
  ['Esc', 'Cancel; then let go of the tool or the selection'],
  ['Backspace', 'Take back the last point'],
  ['Shift', 'Only straight and square directions, without snapping'],
  ['Ctrl-Z', 'Undo'],
  ['Shift-Ctrl-Z, Ctrl-Y', 'Redo'],
  ['Del', 'Delete the chosen vertex or layer'],
  ['Ctrl-D', 'Duplicate the layer'],
  ['Arrows', 'Move the layer by 0.1 m, with Shift by 1 m'],
  ['H', 'Hide or show the layer, or the block'],
  ['F', 'Fit the layer, or everything, into view'],
  ['[ and ]', 'Previous and next block'],
  ['?', 'This list'],
]

interface ShortcutsDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps): ReactNode {
  return (
    <Modal opened={opened} onClose={onClose} title="Shortcuts" size="md">
      <Table>
        <Table.Tbody>
          {SHORTCUTS.map(([keys, does]) => (
            <Table.Tr key={keys}>
              <Table.Th w={210} style={{ whiteSpace: 'nowrap' }}>
                <Kbd>{keys}</Kbd>
              </Table.Th>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
