import { ActionIcon, Divider, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBan,
  IconKeyboard,
  IconLine,
  IconMaximize,
  IconPointer,
  IconPolygon,
  IconRoad,
  IconTree,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './MapToolbar.module.css'
import { useStore } from './model/externalStore.ts'
import { redoName, undoName } from './model/plantStore.ts'
import type { DesignSession } from './model/session.ts'
import { DRAW_TOOL_NAMES, DRAW_TOOLS, type DrawToolName, type ToolName } from './tools/toolKinds.ts'
import type { DesignCommands } from './useDesignKeys.ts'

const ICONS: Readonly<Record<DrawToolName, TablerIcon>> = {
  perimeter: IconPolygon,
  exclusion: IconBan,
  exclusion_line: IconRoad,
  guide_line: IconLine,
  shading: IconTree,
}

interface MapToolbarProps {
  readonly session: DesignSession
  readonly commands: DesignCommands
}

/** Tools and history over the map. */
export function MapToolbar({ session, commands }: MapToolbarProps): ReactNode {
  const tool = useStore(session.editor, (state) => state.tool)
  const take = (name: ToolName) => (): void => session.dispatch({ type: 'tool', tool: name })
  return (
    <div className={classes['bar']} role="toolbar" aria-label="Map tools">
      <ToolButton
        label="Select"
        hint="V"
        icon={IconPointer}
        isOn={tool === 'select'}
        onClick={take('select')}
      />
      {session.mayEdit &&
        DRAW_TOOL_NAMES.map((name) => (
          <ToolButton
            key={name}
            label={DRAW_TOOLS[name].label}
            hint={DRAW_TOOLS[name].key}
            icon={ICONS[name]}
            isOn={tool === name}
            onClick={take(name)}
          />
        ))}
      <Divider orientation="vertical" />
      {session.mayEdit && <HistoryButtons session={session} />}
      <ToolButton label="Fit view" hint="F" icon={IconMaximize} onClick={commands.fit} />
      <ToolButton label="Shortcuts" hint="?" icon={IconKeyboard} onClick={commands.showShortcuts} />
    </div>
  )
}

function HistoryButtons({ session }: { readonly session: DesignSession }): ReactNode {
  const undo = useStore(session.plant, undoName)
  const redo = useStore(session.plant, redoName)
  const placed = useStore(session.editor, ({ drawing }) => drawing?.points.length ?? 0)
  const takenBack = useStore(session.editor, ({ drawing }) => drawing?.takenBack.length ?? 0)
  const undoText = placed > 0 ? 'last point' : undo
  const redoText = takenBack > 0 ? 'last point' : redo
  return (
    <>
      <ToolButton
        label="Undo"
        detail={undoText}
        hint="Ctrl-Z"
        icon={IconArrowBackUp}
        isDisabled={undoText === undefined}
        onClick={session.undo}
      />
      <ToolButton
        label="Redo"
        detail={redoText}
        hint="Shift-Ctrl-Z"
        icon={IconArrowForwardUp}
        isDisabled={redoText === undefined}
        onClick={session.redo}
      />
      <Divider orientation="vertical" />
    </>
  )
}

interface ToolButtonProps {
  readonly label: string
  /** What the action is about. */
  readonly detail?: string | undefined
  readonly hint: string
  readonly icon: TablerIcon
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

function ToolButton(props: ToolButtonProps): ReactNode {
  const { label, detail, hint, icon: Icon, isOn, isDisabled } = props
  const title = detail === undefined ? label : `${label}: ${detail}`
  return (
    <Tooltip label={`${title} (${hint})`} position="bottom">
      <ActionIcon
        aria-label={label}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        variant={isOn === true ? 'filled' : 'subtle'}
        color={isOn === true ? 'petrol' : 'gray'}
        size={32}
        {...(isDisabled === true
          ? { 'data-disabled': true, 'aria-disabled': true }
          : { onClick: props.onClick })}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
