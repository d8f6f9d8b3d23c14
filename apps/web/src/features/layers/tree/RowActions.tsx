import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import classes from './LayerTree.module.css'
import type { TreeLineProps } from './treeHost.ts'

interface RowActionsProps extends TreeLineProps {
  readonly id: string
  readonly name: string
  /** Items of the menu. */
  readonly menu: ReactNode
}

/** At the end of a row: shown or hidden, and the rest in a menu. What is not open costs nothing. */
export function RowActions(props: RowActionsProps): ReactNode {
  const { session, host, row, id, name, isMenuOpen, menu } = props
  const isHidden = useStore(session.editor, ({ hidden }) => hidden.has(id))
  const tabIndex = props.hasFocus ? 0 : -1
  const onOpen = (isOpen: boolean): void => host.openMenu(row, isOpen)
  const dots = (
    <ActionIcon
      aria-label={`Actions for ${name}`}
      title="Actions"
      size={24}
      tabIndex={tabIndex}
      {...(!isMenuOpen && { 'aria-haspopup': 'menu', onClick: () => onOpen(true) })}
    >
      <IconDots size={15} aria-hidden />
    </ActionIcon>
  )
  return (
    <span className={classes['actions']} data-open={isMenuOpen}>
      <ActionIcon
        aria-label={isHidden ? `Show ${name}` : `Hide ${name}`}
        aria-pressed={isHidden}
        title={isHidden ? 'Show' : 'Hide'}
        size={24}
        tabIndex={tabIndex}
        onClick={() => session.dispatch({ type: 'toggleHidden', id })}
      >
        {isHidden ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
      </ActionIcon>
      {session.mayEdit && !isMenuOpen && dots}
      {session.mayEdit && isMenuOpen && (
        <Menu
          opened
          position="bottom-end"
          withinPortal
          transitionProps={{ duration: 0 }}
          // the key that opens it would close it again
          clickOutsideEvents={['mousedown', 'touchstart']}
          onChange={onOpen}
        >
          <Menu.Target>{dots}</Menu.Target>
          <Menu.Dropdown>{menu}</Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
