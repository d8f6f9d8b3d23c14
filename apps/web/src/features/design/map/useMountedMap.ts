import { useSearch } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignMap, DesignMapOptions } from '../../map/createDesignMap.ts'
import { designBounds } from '../../map/designBounds.ts'
import { positionAhead, usePositionInAddress } from '../../map/usePositionInAddress.ts'
import { type MapCalls, mountMap } from './mountMap.ts'

interface MapRefs {
  readonly region: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLElement | null>
  readonly readout: RefObject<HTMLElement | null>
}

/** Mounts a map in the elements while they are there. */
export function useMountedMap(
  session: DesignSession,
  { region, canvas, readout }: MapRefs,
  onMap: (map: DesignMap | undefined) => void,
  onMenu: MapCalls['onMenu'],
): void {
  const startView = useStartView(session)
  const storePosition = usePositionInAddress(session)
  useEffect(() => {
    const [regionElement, canvasElement, readoutElement] = [
      region.current,
      canvas.current,
      readout.current,
    ]
    if (regionElement === null || canvasElement === null || readoutElement === null) {
      return undefined
    }
    const elements = { region: regionElement, canvas: canvasElement, readout: readoutElement }
    const mounted = mountMap(session, elements, startView(), {
      onMoved: storePosition,
      onMenu,
    })
    onMap(mounted.map)
    return () => {
      onMap(undefined)
      mounted.remove()
    }
  }, [session, region, canvas, readout, onMap, onMenu, startView, storePosition])
}

/** Where the 3-D view was just left, else where a link says, else where the map was last, else around the layers. */
function useStartView(session: DesignSession): () => DesignMapOptions['view'] {
  const project = useCurrentProject()
  const { at } = useSearch({ from: '/$org/project/$projectId/design/blocks' })
  const first = useRef({ project, at })
  return useCallback(() => {
    const { project: site, at: linked } = first.current
    const from = positionAhead(session) ?? linked ?? session.position.get()
    return from === undefined
      ? designBounds(session.plant.get().design, site)
      : { center: [from[0], from[1]], zoom: from[2] }
  }, [session])
}
