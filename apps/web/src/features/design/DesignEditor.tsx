import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import classes from './DesignEditor.module.css'
import { MapToolbar } from './MapToolbar.tsx'
import type { DesignMap as DesignMapHandle } from './map/createDesignMap.ts'
import { DesignMap } from './map/DesignMap.tsx'
import { designBounds, layerBounds } from './map/designBounds.ts'
import { useStore } from './model/externalStore.ts'
import type { DesignSession } from './model/session.ts'
import { LayerPanel } from './panels/LayerPanel.tsx'
import { PropertyPanel } from './panels/PropertyPanel.tsx'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { ToolHint } from './ToolHint.tsx'
import { TypedEdgeField } from './TypedEdgeField.tsx'
import { useDesignKeys } from './useDesignKeys.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { useSelectionInAddress } from './useSelectionInAddress.ts'

/** Layers at the left, the map, what is chosen at the right. */
export function DesignEditor({ session }: { readonly session: DesignSession }): ReactNode {
  const project = useCurrentProject()
  const map = useRef<DesignMapHandle>(undefined)
  const keepMap = useCallback((mounted: DesignMapHandle | undefined) => {
    map.current = mounted
  }, [])
  const [hasShortcuts, setHasShortcuts] = useState(false)
  const commands = useMemo(
    () => ({
      fit: () => {
        const { layerId } = session.editor.get()
        const { design } = session.plant.get()
        const layer = layerId === null ? undefined : design.block_layers[layerId]
        const bounds = layer && layerBounds([layer])
        map.current?.fit(bounds ?? designBounds(design, project))
      },
      showShortcuts: () => setHasShortcuts(true),
    }),
    [session, project],
  )
  useDesignKeys(session, commands)
  useSelectionInAddress(session)
  useLeaveWarning(session)
  return (
    <div className={classes['editor']}>
      <LayerPanel session={session} />
      <div className={classes['stage']}>
        <DesignMap session={session} onMap={keepMap} />
        <MapToolbar session={session} commands={commands} />
        <TypedEdgeField session={session} />
        <ToolHint session={session} />
      </div>
      <PropertyPanel session={session} />
      <ShortcutsDialog opened={hasShortcuts} onClose={() => setHasShortcuts(false)} />
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
