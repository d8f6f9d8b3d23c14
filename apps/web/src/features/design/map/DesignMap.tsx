import 'maplibre-gl/dist/maplibre-gl.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import type { DesignSession } from '../model/session.ts'
import type { DesignMap as DesignMapHandle } from './createDesignMap.ts'
import classes from './DesignMap.module.css'
import { designBounds } from './designBounds.ts'
import { MapSummary } from './MapSummary.tsx'
import { type MapPosition, mountMap } from './mountMap.ts'

interface DesignMapProps {
  readonly session: DesignSession
  /** Told the map when it is there, and that it has gone. */
  readonly onMap: (map: DesignMapHandle | undefined) => void
}

/** The canvas: everything on it follows the session's stores without drawing React again. */
export function DesignMap({ session, onMap }: DesignMapProps): ReactNode {
  const region = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const readout = useRef<HTMLDivElement>(null)
  const project = useCurrentProject()
  const { at } = useSearch({ from: '/$org/project/$projectId/design/blocks' })
  const start = useRef({ project, at })
  const keepPosition = usePositionInAddress()

  useEffect(() => {
    const elements = {
      region: region.current,
      canvas: canvas.current,
      readout: readout.current,
    }
    if (elements.region === null || elements.canvas === null || elements.readout === null) {
      return undefined
    }
    const { project: site, at: from } = start.current
    const view =
      from === undefined
        ? designBounds(session.plant.get().design, site)
        : { center: [from[0], from[1]] as const, zoom: from[2] }
    const { region: regionElement, canvas: canvasElement, readout: readoutElement } = elements
    const mounted = mountMap(
      session,
      { region: regionElement, canvas: canvasElement, readout: readoutElement },
      view,
      keepPosition,
    )
    onMap(mounted.map)
    return () => {
      onMap(undefined)
      mounted.remove()
    }
  }, [session, onMap, keepPosition])

  return (
    <section
      ref={region}
      className={classes['region']}
      aria-label="Map"
      aria-describedby="map-summary"
    >
      <div ref={canvas} className={classes['canvas']} />
      <div ref={readout} className={classes['readout']} aria-hidden />
      <MapSummary session={session} id="map-summary" />
    </section>
  )
}

const ADDRESS_DELAY_MS = 400

/** Puts where the map is into the address, once it has come to rest. */
function usePositionInAddress(): (position: MapPosition) => void {
  const navigate = useNavigate({ from: '/$org/project/$projectId/design/blocks' })
  const latest = useRef(navigate)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(([lng, lat, zoom]: MapPosition) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void latest.current({
        search: (before) => ({ ...before, at: [lng, lat, zoom] }),
        replace: true,
      })
    }, ADDRESS_DELAY_MS)
  }, [])
}
