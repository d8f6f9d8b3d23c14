import { Tooltip, type TooltipProps } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { WordIcon } from '../../ui/buttons/WordIcon.tsx'

interface ToolButtonProps {
  readonly label: string
  /** What the action is about. */
  readonly detail?: string | undefined
  /** Its key. */
  readonly hint?: string
  readonly icon: TablerIcon
  readonly isOn?: boolean
  /** Something that is on or off, while a tool is in hand or not. */
  readonly isSwitch?: boolean
  readonly isDisabled?: boolean
  /** Used most: its word is shown where there is no room yet for those of all. */
  readonly isFirst?: boolean
  readonly size?: number
  readonly position?: TooltipProps['position']
  readonly onClick: () => void
}

/** An icon in a bar over the map or the scene, with its name and key; its word stands beside it where the bar has room. */
export function ToolButton(props: ToolButtonProps): ReactNode {
  const { label, detail, hint, icon: Icon, isOn, isDisabled, isSwitch, position = 'bottom' } = props
  const title = detail === undefined ? label : `${label}: ${detail}`
  return (
    <Tooltip label={hint === undefined ? title : `${title} (${hint})`} position={position}>
      <WordIcon
        aria-label={label}
        word={label}
        data-first={props.isFirst}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        variant={isOn === true ? (isSwitch === true ? 'light' : 'filled') : 'subtle'}
        color={isOn === true ? 'petrol' : 'gray'}
        size={props.size ?? 30}
        {...(isDisabled === true
          ? { 'data-disabled': true, 'aria-disabled': true }
          : { onClick: props.onClick })}
      >
        <Icon size={18} aria-hidden />
      </WordIcon>
    </Tooltip>
  )
}
