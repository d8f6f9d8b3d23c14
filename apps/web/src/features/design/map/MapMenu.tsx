import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignCommands } from '../keys/shortcuts.ts'
import classes from './MapMenu.module.css'
import { type MenuEntry, mapMenuEntries } from './mapMenuEntries.ts'
import type { MenuPlace } from './mountMap.ts'

interface MapMenuProps {
  readonly session: DesignSession
  readonly commands: DesignCommands
  /** Undefined: closed. */
  readonly place: MenuPlace | undefined
  readonly onClose: () => void
}

/** The menu of a right click or a long press on the map. */
export function MapMenu({ session, commands, place, onClose }: MapMenuProps): ReactNode {
  if (place === undefined) return null
  return (
    <Menu
      opened
      onClose={onClose}
      position="right-start"
      withinPortal
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <div className={classes['anchor']} style={{ left: place.x, top: place.y }} />
      </Menu.Target>
      <Menu.Dropdown
        aria-label="Map actions"
        mah="calc(100dvh - 16px)"
        style={{ overflowY: 'auto' }}
      >
        {mapMenuEntries(session, commands).map((entries, index) => (
          <Entries key={entries[0]?.label} entries={entries} isFirst={index === 0} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface EntriesProps {
  readonly entries: readonly MenuEntry[]
  readonly isFirst: boolean
}

function Entries({ entries, isFirst }: EntriesProps): ReactNode {
  return (
    <>
      {!isFirst && <Menu.Divider />}
      {entries.map(({ label, keys, act, isDangerous }) => (
        <Menu.Item
          key={label}
          rightSection={<span className={classes['keys']}>{keys}</span>}
          {...(isDangerous === true && { color: 'red.8' })}
          onClick={act}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  )
}
