import { IconDots } from '@tabler/icons-react'
import { createElement, type ReactNode } from 'react'
import type { ActionToolName, DrawToolName } from '../../drawing/tools/toolKinds.ts'
import { toolIcon } from './toolIcons.ts'

interface ToolIconProps {
  /** Undefined: more tools than one icon can show. */
  readonly name: DrawToolName | ActionToolName | undefined
}

export function ToolIcon({ name }: ToolIconProps): ReactNode {
  return createElement(name === undefined ? IconDots : toolIcon(name), {
    size: 18,
    'aria-hidden': true,
  })
}
