import { useElementSize } from '@mantine/hooks'
import { IconKeyboard, IconMaximize, IconPointer } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import {
  ACTION_TOOL_NAMES,
  ACTION_TOOLS,
  type ActionToolName,
  DRAW_TOOL_NAMES,
  DRAW_TOOLS,
  type DrawToolName,
  type ToolName,
} from '../../drawing/tools/toolKinds.ts'
import { useStore } from '../../plant/externalStore.ts'
import type { DesignCommands } from '../keys/shortcuts.ts'
import { HistoryButtons } from './HistoryButtons.tsx'
import classes from './MapToolbar.module.css'
import { SnapMenu } from './SnapMenu.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ToolMenu } from './ToolMenu.tsx'
import { toolIcon } from './toolIcons.ts'
import { ViewButtons } from './ViewButtons.tsx'

interface MapToolbarProps {
  readonly session: DesignSession
  readonly commands: DesignCommands
}

/** Below this the tools that make layers fold into a menu; they all stand side by side above the second, px. */
const NARROW_PX = 640
const WIDE_PX = 860

/** Used most: they stand in the bar where there is room for some. */
const FIRST_TOOLS: readonly DrawToolName[] = ['perimeter', 'guide_line', 'exclusion', 'shading']

/** Tools, history and views over the map. */
export function MapToolbar({ session, commands }: MapToolbarProps): ReactNode {
  const { ref, width } = useElementSize()
  const tool = useStore(session.editor, (state) => state.tool)
  const take = (name: ToolName): void => session.dispatch({ type: 'tool', tool: name })
  const isNarrow = width < NARROW_PX
  const shown = isNarrow ? [] : width < WIDE_PX ? FIRST_TOOLS : DRAW_TOOL_NAMES
  const folded = DRAW_TOOL_NAMES.filter((name) => !shown.includes(name))
  return (
    <div ref={ref} className={classes['top']}>
      <div className={classes['bar']} role="toolbar" aria-label="Map tools">
        <ToolButton
          label="Select"
          hint="V"
          icon={IconPointer}
          isOn={tool === 'select'}
          onClick={() => take('select')}
        />
        {session.mayEdit && <DrawTools tool={tool} shown={shown} folded={folded} onTake={take} />}
        {isNarrow && session.mayEdit ? (
          <ToolMenu
            label="Shape and measure"
            hasFirst
            tools={ACTION_TOOL_NAMES.map(actionOf)}
            tool={tool}
            onTake={take}
          />
        ) : (
          ACTION_TOOL_NAMES.filter((name) => session.mayEdit || name === 'measure').map((name) => (
            <ToolButton
              key={name}
              label={ACTION_TOOLS[name].label}
              hint={ACTION_TOOLS[name].key}
              icon={toolIcon(name)}
              isOn={tool === name}
              onClick={() => take(name)}
            />
          ))
        )}
        {session.mayEdit && <SnapMenu session={session} />}
      </div>
      {session.mayEdit && (
        <div className={classes['bar']} role="toolbar" aria-label="History">
          <HistoryButtons session={session} />
        </div>
      )}
      <div className={classes['bar']} role="toolbar" aria-label="Views">
        <ViewButtons session={session} />
        <ToolButton label="Fit view" hint="F" icon={IconMaximize} onClick={commands.fit} />
        <ToolButton
          label="Shortcuts"
          hint="?"
          icon={IconKeyboard}
          onClick={commands.showShortcuts}
        />
      </div>
    </div>
  )
}

interface DrawToolsProps {
  readonly tool: ToolName
  readonly shown: readonly DrawToolName[]
  readonly folded: readonly DrawToolName[]
  readonly onTake: (name: ToolName) => void
}

function DrawTools({ tool, shown, folded, onTake }: DrawToolsProps): ReactNode {
  return (
    <>
      {shown.map((name) => (
        <ToolButton
          key={name}
          label={DRAW_TOOLS[name].label}
          hint={DRAW_TOOLS[name].key}
          icon={toolIcon(name)}
          isOn={tool === name}
          onClick={() => onTake(name)}
        />
      ))}
      {folded.length > 0 && (
        <ToolMenu
          label={shown.length === 0 ? 'Draw' : 'More tools'}
          hasFirst={shown.length === 0}
          tools={folded.map((name) => ({ name, ...DRAW_TOOLS[name] }))}
          tool={tool}
          onTake={onTake}
        />
      )}
    </>
  )
}

const actionOf = (name: ActionToolName): { name: ActionToolName; label: string; key: string } => ({
  name,
  ...ACTION_TOOLS[name],
})
