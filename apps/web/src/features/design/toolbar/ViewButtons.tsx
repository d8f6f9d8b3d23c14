import { IconCube, IconLayoutRows, IconMountain, IconTag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import { useStore } from '../../plant/externalStore.ts'
import { ToolButton } from './ToolButton.tsx'

/** Rows of tables, labels, terrain and the scene, each on or off. */
export function ViewButtons({ session }: { readonly session: DesignSession }): ReactNode {
  const showsRows = useStore(session.editor, (state) => state.showsRows)
  const showsLabels = useStore(session.editor, (state) => state.showsLabels)
  const hasTerrain = useStore(session.editor, ({ terrain }) => terrain.isOn)
  const isScene = useStore(session.editor, ({ view }) => view === 'scene')
  const { dispatch } = session
  return (
    <>
      <ToolButton
        label="Rows"
        hint="R"
        icon={IconLayoutRows}
        isOn={showsRows}
        isSwitch
        onClick={() => dispatch({ type: 'toggleRows' })}
      />
      <ToolButton
        label="Labels"
        hint="Shift-N"
        icon={IconTag}
        isOn={showsLabels}
        isSwitch
        onClick={() => dispatch({ type: 'toggleLabels' })}
      />
      <ToolButton
        label="Terrain"
        hint="T"
        icon={IconMountain}
        isOn={hasTerrain}
        isSwitch
        onClick={() => dispatch({ type: 'terrain', isOn: !hasTerrain })}
      />
      <ToolButton
        label="3-D scene"
        hint="3"
        icon={IconCube}
        isOn={isScene}
        isSwitch
        onClick={() => dispatch({ type: 'view', view: isScene ? 'map' : 'scene' })}
      />
    </>
  )
}
