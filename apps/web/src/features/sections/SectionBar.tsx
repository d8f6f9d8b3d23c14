import { Button, Group, NumberInput, Paper, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { useStore } from '../../lib/externalStore.ts'
import { formatCount } from '../../lib/format.ts'
import type { DesignSession } from '../design-session/session.ts'
import classes from './SectionBar.module.css'
import { countOn, invertSlots, keepTables, switchAll } from './sectionEdits.ts'
import { type SectionState, sectionStoreOf } from './sectionState.ts'

/** Over the map while slots of a section are edited: how many hold tables, and what is done to all of them. */
export function SectionBar({ session }: { readonly session: DesignSession }): ReactNode {
  const editedId = useStore(session.editor, ({ section }) => section)
  const state = useStore(sectionStoreOf(session), (known) => known)
  if (editedId === undefined) return undefined
  const isReady = state?.layer.id === editedId
  return (
    <Paper className={classes['bar']} shadow="sm" p="xs" role="toolbar" aria-label="Slots">
      {isReady ? <Controls session={session} state={state} /> : <Waiting session={session} />}
      <Button
        size="compact-sm"
        onClick={() => session.dispatch({ type: 'editSection', layerId: undefined })}
      >
        Done
      </Button>
    </Paper>
  )
}

function Waiting({ session }: { readonly session: DesignSession }): ReactNode {
  const isBusy = useStore(session.layout, (layout) => layout.isBusy)
  return (
    <Text size="sm">
      {isBusy
        ? 'Tables are laid out…'
        : 'No slots: put the section into a block with a panel, a table and a perimeter.'}
    </Text>
  )
}

interface ControlsProps {
  readonly session: DesignSession
  readonly state: SectionState
}

function Controls({ session, state }: ControlsProps): ReactNode {
  const { layer, slots } = state
  const changes = [
    ['All on', () => switchAll(session, state, true)],
    ['All off', () => switchAll(session, state, false)],
    ['Invert', () => invertSlots(session, state)],
  ] as const
  return (
    <>
      <Text size="sm" fw={600} component="output" aria-live="polite">
        {layer.name}: {formatCount(countOn(slots))} of {counted(slots.length, 'table')}
      </Text>
      <Group gap={4}>
        {changes.map(([label, change]) => (
          <Button key={label} size="compact-sm" variant="default" onClick={change}>
            {label}
          </Button>
        ))}
      </Group>
      <KeepTables session={session} state={state} />
    </>
  )
}

/** As many tables as an inverter takes. */
function KeepTables({ session, state }: ControlsProps): ReactNode {
  const [count, setCount] = useState<number | string>('')
  const isValid = typeof count === 'number' && Number.isInteger(count) && count >= 0
  return (
    <form
      className={classes['count']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid) keepTables(session, state, count)
      }}
    >
      <NumberInput
        size="xs"
        w={84}
        aria-label="Tables to keep"
        placeholder="Tables"
        min={0}
        allowDecimal={false}
        hideControls
        value={count}
        onChange={setCount}
      />
      <Button size="compact-sm" variant="default" type="submit" disabled={!isValid}>
        Keep
      </Button>
    </form>
  )
}
