import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import type { DesignSession, MapPosition } from '../model/session.ts'
import type { DesignMap, DesignMapOptions } from './createDesignMap.ts'
import { designBounds } from './designBounds.ts'
import { type MapCalls, mountMap } from './mountMap.ts'

interface MapRefs {
  readonly region: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLElement | null>
  readonly readout: RefObject<HTMLElement | null>
}

/** Keeps a map in the elements while they are there. */
export function useMountedMap(
  session: DesignSession,
  { region, canvas, readout }: MapRefs,
  onMap: (map: DesignMap | undefined) => void,
  onMenu: MapCalls['onMenu'],
): void {
  const startView = useStartView(session)
  const keepPosition = usePositionInAddress(session)
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
      onMoved: keepPosition,
      onMenu,
    })
    onMap(mounted.map)
    return () => {
      onMap(undefined)
      mounted.remove()
    }
  }, [session, region, canvas, readout, onMap, onMenu, startView, keepPosition])
}

/** Places of the map, or of the 3-D view, that the address does not say yet. */
const ahead = new WeakMap<DesignSession, MapPosition>()

/** Where the 3-D view was just left, else where a link says, else where the map was last, else around the layers. */
function useStartView(session: DesignSession): () => DesignMapOptions['view'] {
  const project = useCurrentProject()
  const { at } = useSearch({ from: '/$org/project/$projectId/design/blocks' })
  const first = useRef({ project, at })
  return useCallback(() => {
    const { project: site, at: linked } = first.current
    const from = ahead.get(session) ?? linked ?? session.position.get()
    return from === undefined
      ? designBounds(session.plant.get().design, site)
      : { center: [from[0], from[1]], zoom: from[2] }
  }, [session])
}

const ADDRESS_DELAY_MS = 400

/** Puts where the map is into the address, once it has come to rest. */
export function usePositionInAddress(session: DesignSession): (position: MapPosition) => void {
  const navigate = useNavigate({ from: '/$org/project/$projectId/design/blocks' })
  const latest = useRef(navigate)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (position: MapPosition) => {
      session.position.set(position)
      ahead.set(session, position)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const at: [number, number, number] = [...position]
        ahead.delete(session)
        void latest.current({ search: (before) => ({ ...before, at }), replace: true })
      }, ADDRESS_DELAY_MS)
    },
    [session],
  )
}
