import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './LayerTree.module.css'

interface RowActionsProps {
  readonly name: string
  /** The Tab key goes from the line to its buttons. */
  readonly hasFocus: boolean
  readonly isHidden: boolean
  readonly onToggle: () => void
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Items of the menu; none where nothing may be changed. */
  readonly menu?: ReactNode
}

/** At the end of a row: shown or hidden, and the rest in a menu. What is not open costs nothing. */
export function RowActions(props: RowActionsProps): ReactNode {
  const { name, isHidden, onToggle, menu } = props
  const tabIndex = props.hasFocus ? 0 : -1
  const text = isHidden ? `Show ${name}` : `Hide ${name}`
  const dots = (
    <ActionIcon
      aria-label={`Actions for ${name}`}
      title="Actions"
      size={24}
      tabIndex={tabIndex}
      {...(!props.isOpen && { 'aria-haspopup': 'menu', onClick: () => props.onOpen(true) })}
    >
      <IconDots size={15} aria-hidden />
    </ActionIcon>
  )
  return (
    <span className={classes['actions']} data-open={props.isOpen}>
      <ActionIcon
        aria-label={text}
        aria-pressed={isHidden}
        title={isHidden ? 'Show' : 'Hide'}
        size={24}
        tabIndex={tabIndex}
        onClick={onToggle}
      >
        {isHidden ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
      </ActionIcon>
      {menu !== undefined && !props.isOpen && dots}
      {menu !== undefined && props.isOpen && (
        <Menu
          opened
          position="bottom-end"
          withinPortal
          transitionProps={{ duration: 0 }}
          // the key that opens it would close it again
          clickOutsideEvents={['mousedown', 'touchstart']}
          onChange={props.onOpen}
        >
          <Menu.Target>{dots}</Menu.Target>
          <Menu.Dropdown>{menu}</Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
