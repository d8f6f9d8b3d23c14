import type { SectionSlot } from '@duet/plant'
import { Button, Group, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DesignSession } from '../design-session/session.ts'
import classes from './SectionBar.module.css'
import { switchSlots } from './sectionEdits.ts'
import type { SectionState } from './sectionState.ts'
import { type SlotRow, slotRows } from './slotRows.ts'

interface SlotRowsProps {
  readonly session: DesignSession
  readonly state: SectionState
}

/** The slots row by row, as text: what the map shows, and a way to switch rows without it. */
export function SlotRows({ session, state }: SlotRowsProps): ReactNode {
  const rows = slotRows(state.slots)
  const switchRow = (slots: readonly SectionSlot[], isOn: boolean): void =>
    switchSlots(
      session,
      state,
      slots.filter((slot) => slot.isOn !== isOn).map(({ cell }) => cell),
      isOn,
    )
  return (
    // scrolls: must be reached by the keys
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes['rows']} aria-label="Slots by row" tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Row</Table.Th>
            <Table.Th ta="right">Tables</Table.Th>
            <Table.Th>Places off</Table.Th>
            {session.mayEdit && <Table.Th>Switch</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.number} row={row} mayEdit={session.mayEdit} onSwitch={switchRow} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

interface RowProps {
  readonly row: SlotRow
  readonly mayEdit: boolean
  readonly onSwitch: (slots: readonly SectionSlot[], isOn: boolean) => void
}

function Row({ row: { number, slots, on, offText }, mayEdit, onSwitch }: RowProps): ReactNode {
  return (
    <Table.Tr>
      <Table.Td>{number}</Table.Td>
      <Table.Td ta="right">
        {on} of {slots.length}
      </Table.Td>
      <Table.Td>{offText}</Table.Td>
      {mayEdit && (
        <Table.Td>
          <Group gap={4} wrap="nowrap">
            {[true, false].map((isOn) => (
              <Button
                key={String(isOn)}
                size="compact-xs"
                variant="default"
                aria-label={`Row ${number} ${isOn ? 'on' : 'off'}`}
                disabled={on === (isOn ? slots.length : 0)}
                onClick={() => onSwitch(slots, isOn)}
              >
                {isOn ? 'On' : 'Off'}
              </Button>
            ))}
          </Group>
        </Table.Td>
      )}
    </Table.Tr>
  )
}
