import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { selectedLayers } from '../../drawing/editor/editorState.ts'
import type { DesignMap as DesignMapHandle } from '../../map/createDesignMap.ts'
import { designBounds } from '../../map/designBounds.ts'
import { layerBounds } from '../../plant/layerBounds.ts'
import type { AskedFor, DesignCommands } from '../keys/shortcuts.ts'
import { AskDialog } from './AskDialog.tsx'
import { MapMenu } from './MapMenu.tsx'
import type { MenuPlace } from './mountMap.ts'

interface MapActions {
  readonly commands: DesignCommands
  readonly onMap: (map: DesignMapHandle | undefined) => void
  readonly onMenu: (place: MenuPlace) => void
  /** Menu and dialogs that the commands open. */
  readonly overlays: ReactNode
}

/** What keys, buttons and the menu do besides changing the design. */
export function useMapActions(session: DesignSession): MapActions {
  const project = useCurrentProject()
  const map = useRef<DesignMapHandle>(undefined)
  const [asked, setAsked] = useState<AskedFor>()
  const [menu, setMenu] = useState<MenuPlace>()
  const onMap = useCallback((mounted: DesignMapHandle | undefined) => {
    map.current = mounted
  }, [])
  const onMenu = useCallback(
    (place: MenuPlace) => {
      selectUnder(session, place)
      setMenu(place)
    },
    [session],
  )
  const commands = useMemo<DesignCommands>(
    () => ({
      fit: () => {
        const { design } = session.plant.get()
        const bounds = layerBounds(selectedLayers(session.editor.get(), design))
        map.current?.fit(bounds ?? designBounds(design, project))
      },
      fitPlant: () => map.current?.fit(designBounds(session.plant.get().design, project)),
      zoomBy: (levels) => map.current?.zoomBy(levels),
      goTo: (place) => map.current?.goTo(place),
      ask: setAsked,
      showMenu: () => setMenu(placeOfSelection(session, map.current)),
    }),
    [session, project],
  )
  return {
    commands,
    onMap,
    onMenu,
    overlays: (
      <>
        <MapMenu
          session={session}
          commands={commands}
          place={menu}
          onClose={() => setMenu(undefined)}
        />
        {asked && <AskDialog session={session} what={asked} onClose={() => setAsked(undefined)} />}
      </>
    ),
  }
}

/** A right click on what is not selected selects it first. */
function selectUnder(session: DesignSession, { layerId }: MenuPlace): void {
  const { selectedIds, drawing } = session.editor.get()
  if (drawing !== undefined || (layerId !== undefined && selectedIds.has(layerId))) return
  session.dispatch({ type: 'select', ids: layerId === undefined ? [] : [layerId], how: 'replace' })
}

/** In the middle of what is selected, else in the middle of the map. */
function placeOfSelection(
  session: DesignSession,
  map: DesignMapHandle | undefined,
): MenuPlace | undefined {
  if (map === undefined) return undefined
  const state = session.editor.get()
  const box = map.raw.getCanvas().getBoundingClientRect()
  const bounds = layerBounds(selectedLayers(state, session.plant.get().design))
  const layerId = state.layerId ?? undefined
  if (bounds === undefined) {
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, layerId }
  }
  const [west, south, east, north] = bounds
  const { x, y } = map.project([(west + east) / 2, (south + north) / 2])
  return {
    x: Math.min(box.right, Math.max(box.left, box.left + x)),
    y: Math.min(box.bottom, Math.max(box.top, box.top + y)),
    layerId,
  }
}
