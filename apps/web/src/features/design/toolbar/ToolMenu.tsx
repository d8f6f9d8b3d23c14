import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { createElement, type ReactNode } from 'react'
import {
  type ActionToolName,
  type DrawToolName,
  type ToolName,
  toolKind,
} from '../../drawing/tools/toolKinds.ts'
import classes from './MapToolbar.module.css'
import { TOOL_ICONS } from './toolIcons.ts'

interface ToolMenuProps {
  readonly label: string
  readonly tools: readonly (DrawToolName | ActionToolName)[]
  readonly tool: ToolName
  /** The first tool's icon stands for all. */
  readonly hasFirst?: boolean
  readonly onTake: (name: ToolName) => void
}

/** Tools that find no room in the bar; the one in hand shows in place of the first. */
export function ToolMenu({ label, tools, tool, hasFirst, onTake }: ToolMenuProps): ReactNode {
  const inHand = tools.find((name) => name === tool)
  const shown = inHand ?? tools[0]
  if (shown === undefined) return null
  // more tools than one icon can show
  const Icon = inHand === undefined && hasFirst !== true ? IconDots : TOOL_ICONS[shown]
  const title = inHand === undefined ? label : `${label}: ${toolKind(inHand).label}`
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
            <Icon size={18} aria-hidden />
            <IconChevronDown size={12} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {tools.map((name) => (
          <Menu.Item
            key={name}
            leftSection={createElement(TOOL_ICONS[name], { size: 18, 'aria-hidden': true })}
            rightSection={<span className={classes['key']}>{toolKind(name).key}</span>}
            onClick={() => onTake(name)}
          >
            {toolKind(name).label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
