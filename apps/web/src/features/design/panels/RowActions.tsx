import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDots, IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './LayerPanel.module.css'

interface RowActionsProps {
  readonly name: string
  readonly isHidden: boolean
  readonly onToggle: () => void
  /** Items of the menu; none where nothing may be changed. */
  readonly menu?: ReactNode
}

/** At the end of a row: shown or hidden, and the rest in a menu. */
export function RowActions({ name, isHidden, onToggle, menu }: RowActionsProps): ReactNode {
  const text = isHidden ? `Show ${name}` : `Hide ${name}`
  return (
    <span className={classes['actions']}>
      <Tooltip label={isHidden ? 'Show' : 'Hide'}>
        <ActionIcon aria-label={text} aria-pressed={isHidden} size={24} onClick={onToggle}>
          {isHidden ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
        </ActionIcon>
      </Tooltip>
      {menu !== undefined && (
        <Menu position="bottom-end" withinPortal transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <ActionIcon aria-label={`Actions for ${name}`} size={24}>
              <IconDots size={15} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>{menu}</Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
