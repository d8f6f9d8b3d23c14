import { ActionIcon, Menu } from '@mantine/core'
import { type Icon, IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface RowMenuProps {
  /** Of what the row stands for. */
  readonly name: string
  readonly children: ReactNode
}

/** What can be done with a row; a click in the menu is none on the row. */
export function RowMenu({ name, children }: RowMenuProps): ReactNode {
  return (
    <div onClick={(event) => event.stopPropagation()} role="presentation">
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </div>
  )
}

interface MenuActionProps {
  readonly Icon: Icon
  readonly label: string
  readonly isDangerous?: boolean
  readonly onClick: () => void
}

export function MenuAction({
  Icon: Sign,
  label,
  isDangerous,
  onClick,
}: MenuActionProps): ReactNode {
  return (
    <Menu.Item
      leftSection={<Sign size={15} />}
      {...(isDangerous === true ? { color: 'red.9' } : {})}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  )
}
