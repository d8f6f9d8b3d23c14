import { Skeleton, VisuallyHidden } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { ConflictPanel } from '../conflicts/ConflictPanel.tsx'
import { SaveNotes } from '../conflicts/SaveNotes.tsx'
import { useFollowOthers } from '../conflicts/useFollowOthers.ts'
import type { DesignSession } from '../design-session/session.ts'
import { useLeaveWarning } from '../design-session/useLeaveWarning.ts'
import { GroundPanel } from '../ground/GroundPanel.tsx'
import { CameraControls } from '../ground/terrain/CameraControls.tsx'
import { InspectPanel } from '../ground/terrain/InspectPanel.tsx'
import { LayerPanel } from '../layers/LayerPanel.tsx'
import { PropertyPanel } from '../properties/PropertyPanel.tsx'
import { SectionBar } from '../sections/SectionBar.tsx'
import classes from './DesignEditor.module.css'
import { useDesignKeys } from './keys/useDesignKeys.ts'
import { DesignMap } from './map/DesignMap.tsx'
import { useMapActions } from './map/useMapActions.tsx'
import { MapToolbar } from './toolbar/MapToolbar.tsx'
import { ToolHint } from './toolbar/ToolHint.tsx'
import { TypedEdgeField } from './toolbar/TypedEdgeField.tsx'
import { ZoomBar } from './toolbar/ZoomBar.tsx'
import { useDesignCheck } from './useDesignCheck.ts'
import { useSelectionInAddress } from './useSelectionInAddress.ts'

const PlantScene = lazy(async () => ({
  default: (await import('../scene/PlantScene.tsx')).PlantScene,
}))

/** Layers at the left, the map, what is chosen at the right. */
export function DesignEditor({ session }: { readonly session: DesignSession }): ReactNode {
  const { commands, onMap, onMenu, overlays } = useMapActions(session)
  const isScene = useStore(session.editor, ({ view }) => view === 'scene')
  useDesignKeys(session, commands)
  useSelectionInAddress(session)
  useLeaveWarning(session)
  useFollowOthers(session)
  useDesignCheck(session)
  return (
    <div className={classes['editor']}>
      <div className={classes['lists']}>
        <LayerPanel session={session} />
        <GroundPanel session={session} />
      </div>
      <div className={classes['stage']}>
        {isScene ? (
          <Suspense
            fallback={<Skeleton height="100%" radius={0} aria-label="Loading the 3-D view" />}
          >
            <PlantScene session={session} />
          </Suspense>
        ) : (
          <>
            <DesignMap session={session} onMap={onMap} onMenu={onMenu} />
            <MapToolbar session={session} commands={commands} />
            <ZoomBar commands={commands} />
            <TypedEdgeField session={session} />
            <ToolHint session={session} />
            <SectionBar session={session} />
            <CameraControls session={session} />
            <InspectPanel session={session} />
          </>
        )}
        <SaveNotes session={session} />
        <ConflictPanel session={session} />
      </div>
      <PropertyPanel session={session} />
      {overlays}
      <SpokenWords session={session} />
    </div>
  )
}

/** What has happened, for a screen reader. */
function SpokenWords({ session }: { readonly session: DesignSession }): ReactNode {
  const spoken = useStore(session.editor, ({ spoken: words }) => words)
  return (
    <VisuallyHidden component="output" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  )
}
