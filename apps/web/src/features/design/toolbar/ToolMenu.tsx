import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ActionToolName, DrawToolName, ToolName } from '../../drawing/tools/toolKinds.ts'
import classes from './MapToolbar.module.css'
import { ToolIcon } from './ToolIcon.tsx'

interface MenuTool {
  readonly name: DrawToolName | ActionToolName
  readonly label: string
  readonly key: string
}

interface ToolMenuProps {
  readonly label: string
  readonly tools: readonly MenuTool[]
  readonly tool: ToolName
  /** The first tool's icon stands for all. */
  readonly hasFirst?: boolean
  readonly onTake: (name: ToolName) => void
}

/** Tools that find no room in the bar; the one in hand shows in place of the first. */
export function ToolMenu({ label, tools, tool, hasFirst, onTake }: ToolMenuProps): ReactNode {
  const inHand = tools.find(({ name }) => name === tool)
  const shown = inHand ?? tools[0]
  if (shown === undefined) return null
  const title = inHand === undefined ? label : `${label}: ${inHand.label}`
  return (
    <Menu position="bottom-start" withinPortal transitionProps={{ duration: 0 }}>
      <Tooltip label={title} position="bottom">
        <Menu.Target>
          <ActionIcon
            aria-label={title}
            variant={inHand === undefined ? 'subtle' : 'filled'}
            color={inHand === undefined ? 'gray' : 'petrol'}
            h={30}
            w={42}
          >
            <ToolIcon name={inHand === undefined && hasFirst !== true ? undefined : shown.name} />
            <IconChevronDown size={12} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {tools.map(({ name, label: text, key }) => (
          <Menu.Item
            key={name}
            leftSection={<ToolIcon name={name} />}
            rightSection={<span className={classes['key']}>{key}</span>}
            onClick={() => onTake(name)}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
