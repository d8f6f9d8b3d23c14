import 'maplibre-gl/dist/maplibre-gl.css'
import { type ReactNode, useRef, useState } from 'react'
import { hasWebGl } from '../../../lib/hasWebGl.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import type { DesignMap as DesignMapHandle } from '../../map/createDesignMap.ts'
import classes from '../../map/DesignMap.module.css'
import { MapSummary } from './MapSummary.tsx'
import type { MapCalls } from './mountMap.ts'
import { useMountedMap } from './useMountedMap.ts'

interface DesignMapProps {
  readonly session: DesignSession
  /** Given the map when it is there, and that it has gone. */
  readonly onMap: (map: DesignMapHandle | undefined) => void
  readonly onMenu: MapCalls['onMenu']
}

/** The map; without WebGL all else of the page works, so only the map is missing. */
export function DesignMap(props: DesignMapProps): ReactNode {
  const [canDraw] = useState(hasWebGl)
  if (canDraw) return <MapCanvas {...props} />
  return (
    <section className={classes['region']} aria-label="Map">
      <div className={classes['failed']}>
        <ErrorNote message="This browser cannot draw the map: WebGL 2 is switched off or missing. The lists beside it work without." />
      </div>
    </section>
  )
}

/** Everything on the canvas follows the session's stores without drawing React again. */
function MapCanvas({ session, onMap, onMenu }: DesignMapProps): ReactNode {
  const region = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const readout = useRef<HTMLDivElement>(null)
  useMountedMap(session, { region, canvas, readout }, onMap, onMenu)
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
