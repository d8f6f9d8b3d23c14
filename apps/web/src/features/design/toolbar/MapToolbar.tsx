import { useElementSize } from '@mantine/hooks'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCube,
  IconKeyboard,
  IconLayoutRows,
  IconMaximize,
  IconMountain,
  IconPointer,
  IconTag,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { showKeyList } from '../../../lib/keys/keyList.ts'
import { type DesignSession, mayTakeBack } from '../../design-session/session.ts'
import {
  ACTION_TOOL_NAMES,
  type ActionToolName,
  DRAW_TOOL_NAMES,
  type DrawToolName,
  type ToolName,
  toolKind,
} from '../../drawing/tools/toolKinds.ts'
import { ToolButton } from '../../map/ToolButton.tsx'
import { redoName, undoName } from '../../plant/plantStore.ts'
import type { DesignCommands } from '../keys/shortcuts.ts'
import classes from './MapToolbar.module.css'
import { SnapMenu } from './SnapMenu.tsx'
import { ToolMenu } from './ToolMenu.tsx'
import { TOOL_ICONS } from './toolIcons.ts'

interface MapToolbarProps {
  readonly session: DesignSession
  readonly commands: DesignCommands
}

/** Below this the tools that make layers fold into a menu; they all stand side by side above the second, px. */
const NARROW_PX = 640
const WIDE_PX = 860

/** Used most: they stand in the bar where there is room for some. */
const FIRST_TOOLS: readonly DrawToolName[] = ['perimeter', 'guide_line', 'exclusion', 'shading']
const FIRST: ReadonlySet<ToolName> = new Set(FIRST_TOOLS)

/** Tools, history and views over the map. */
export function MapToolbar({ session, commands }: MapToolbarProps): ReactNode {
  const { ref, width } = useElementSize()
  return (
    <div ref={ref} className={classes['top']}>
      <div className={classes['bar']} role="toolbar" aria-label="Map tools">
        <Tools session={session} width={width} />
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
        <ToolButton label="Shortcuts" icon={IconKeyboard} onClick={showKeyList} />
      </div>
    </div>
  )
}

/** The bare hand, tools that make layers, and tools that work on them; what finds no room folds into menus. */
function Tools(props: { readonly session: DesignSession; readonly width: number }): ReactNode {
  const { session, width } = props
  const tool = useStore(session.editor, (state) => state.tool)
  const onTake = (name: ToolName): void => session.dispatch({ type: 'tool', tool: name })
  const isNarrow = width < NARROW_PX
  const shown = isNarrow ? [] : width < WIDE_PX ? FIRST_TOOLS : DRAW_TOOL_NAMES
  const folded = DRAW_TOOL_NAMES.filter((name) => !shown.includes(name))
  const button = (name: DrawToolName | ActionToolName): ReactNode => (
    <ToolButton
      key={name}
      label={toolKind(name).label}
      hint={toolKind(name).key}
      icon={TOOL_ICONS[name]}
      isOn={tool === name}
      isFirst={FIRST.has(name)}
      onClick={() => onTake(name)}
    />
  )
  return (
    <>
      <ToolButton
        label="Select"
        hint="V"
        icon={IconPointer}
        isOn={tool === 'select'}
        isFirst
        onClick={() => onTake('select')}
      />
      {session.mayEdit && shown.map(button)}
      {session.mayEdit && folded.length > 0 && (
        <ToolMenu
          label={isNarrow ? 'Draw' : 'More tools'}
          hasFirst={isNarrow}
          {...{ tools: folded, tool, onTake }}
        />
      )}
      {isNarrow && session.mayEdit ? (
        <ToolMenu
          label="Shape and measure"
          hasFirst
          {...{ tools: ACTION_TOOL_NAMES, tool, onTake }}
        />
      ) : (
        ACTION_TOOL_NAMES.filter((name) => session.mayEdit || name === 'measure').map(button)
      )}
    </>
  )
}

/** Undo and redo, with the names of the steps; while drawing, of single points. */
function HistoryButtons({ session }: { readonly session: DesignSession }): ReactNode {
  const undo = useStore(session.plant, undoName)
  const redo = useStore(session.plant, redoName)
  const isDrawing = useStore(session.editor, mayTakeBack)
  const takenBack = useStore(session.editor, ({ drawing }) => drawing?.takenBack.length ?? 0)
  const buttons = [
    {
      label: 'Undo',
      detail: isDrawing ? 'last point' : undo,
      hint: 'Ctrl-Z',
      icon: IconArrowBackUp,
      onClick: session.undo,
    },
    {
      label: 'Redo',
      detail: takenBack > 0 ? 'last point' : redo,
      hint: 'Shift-Ctrl-Z',
      icon: IconArrowForwardUp,
      onClick: session.redo,
    },
  ]
  return buttons.map((button) => (
    <ToolButton key={button.label} {...button} isDisabled={button.detail === undefined} />
  ))
}

/** Rows of tables, labels, terrain and the scene, each on or off. */
function ViewButtons({ session }: { readonly session: DesignSession }): ReactNode {
  const { dispatch } = session
  const isRows = useStore(session.editor, (state) => state.showsRows)
  const isLabels = useStore(session.editor, (state) => state.showsLabels)
  const isTerrain = useStore(session.editor, ({ terrain }) => terrain.isOn)
  const isScene = useStore(session.editor, ({ view }) => view === 'scene')
  const views = [
    ['Rows', 'R', IconLayoutRows, isRows, () => dispatch({ type: 'toggleRows' })],
    ['Labels', 'Shift-N', IconTag, isLabels, () => dispatch({ type: 'toggleLabels' })],
    [
      'Terrain',
      'T',
      IconMountain,
      isTerrain,
      () => dispatch({ type: 'terrain', isOn: !isTerrain }),
    ],
    [
      '3-D scene',
      '3',
      IconCube,
      isScene,
      () => dispatch({ type: 'view', view: isScene ? 'map' : 'scene' }),
    ],
  ] as const
  return views.map(([label, hint, icon, isOn, onClick]) => (
    <ToolButton key={label} {...{ label, hint, icon, isOn, onClick }} isSwitch isFirst />
  ))
}
