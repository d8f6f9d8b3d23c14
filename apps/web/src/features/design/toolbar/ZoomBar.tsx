import { ActionIcon, Popover, Tooltip } from '@mantine/core'
import { IconFocusCentered, IconMapSearch, IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { PlaceSearch } from '../../../project/map/PlaceSearch.tsx'
import { ToolButton } from '../../map/ToolButton.tsx'
import type { DesignCommands } from '../keys/shortcuts.ts'
import classes from './MapToolbar.module.css'

interface ZoomBarProps {
  readonly commands: Pick<DesignCommands, 'zoomBy' | 'fitPlant' | 'goTo'>
}

/** Closer, farther, the whole plant, and another place. */
export function ZoomBar({ commands }: ZoomBarProps): ReactNode {
  const tools = [
    ['Zoom in', IconPlus, () => commands.zoomBy(1)],
    ['Zoom out', IconMinus, () => commands.zoomBy(-1)],
    ['Fit to plant', IconFocusCentered, commands.fitPlant],
  ] as const
  return (
    <div
      className={`${classes['bar']} ${classes['zoom']}`}
      role="toolbar"
      aria-label="Scale and place"
    >
      {tools.map(([label, icon, onClick]) => (
        <ToolButton key={label} {...{ label, icon, onClick }} position="left" />
      ))}
      <GoToPlace onPick={commands.goTo} />
    </div>
  )
}

function GoToPlace(props: { readonly onPick: DesignCommands['goTo'] }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="left-end" width={300} trapFocus>
      <Popover.Target>
        <Tooltip label="Find a place" position="left">
          <ActionIcon
            aria-label="Find a place"
            variant="subtle"
            color="gray"
            size={30}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconMapSearch size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label="Find a place">
        <PlaceSearch
          label="Go to a place"
          hideLabel
          onPick={({ longitude, latitude }) => {
            setIsOpen(false)
            props.onPick([longitude, latitude])
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
