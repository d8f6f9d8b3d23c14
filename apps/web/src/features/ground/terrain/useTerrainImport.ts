import type { SitePlace } from '@duet/formats'
import type { BoundsM, HeightGrid } from '@duet/plant'
import { localFrame, toLngLat, toLocalM } from '@duet/plant'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { designBounds } from '../../map/designBounds.ts'
import type { HeightsFound, HeightsInput, ReadAs } from '../files/fileMessages.ts'
import { type FilesClient, startFilesClient } from '../files/filesClient.ts'
import { groundOf } from '../state/groundStore.ts'
import { fetchTiles, tilesFor } from './operatorTiles.ts'

const AS_THE_FILE_SAYS: ReadAs = { epsg: undefined, attribute: undefined, unitM: undefined }

export type ImportState =
  | { readonly state: 'choose'; readonly problem: string | undefined }
  | { readonly state: 'reading'; readonly text: string }
  /** Read, with the grid of the chosen cell size; a problem where none can be made. */
  | {
      readonly state: 'ready'
      readonly name: string
      readonly found: HeightsFound
      readonly cellSizeM: number
      readonly grid: HeightGrid | undefined
      readonly problem: string | undefined
    }

export interface TerrainImport {
  readonly state: ImportState
  readonly readAs: ReadAs
  readonly files: readonly File[]
  readonly readFiles: (files: readonly File[], readAs?: ReadAs) => void
  readonly readTiles: () => void
  readonly setCellSize: (cellSizeM: number) => void
  readonly reset: () => void
}

/** Around the layers, m: room for roads and for the shadows of hills. */
const MARGIN_M = 300
/** Longest time for all tiles. */
const TILES_MS = 120_000

/** Reads heights out of files or the operator's tiles and makes a grid of them. */
export function useTerrainImport(session: DesignSession): TerrainImport {
  const project = useCurrentProject()
  const site: SitePlace = useMemo(
    () => ({ longitude: project.longitude, latitude: project.latitude }),
    [project.longitude, project.latitude],
  )
  const [state, setState] = useState<ImportState>({ state: 'choose', problem: undefined })
  const [files, setFiles] = useState<readonly File[]>([])
  const [readAs, setReadAs] = useState(AS_THE_FILE_SAYS)
  const run = useRef(0)
  const thread = useThread()
  /** Shows how it went, unless something else was begun meanwhile. */
  const begin = (
    text: string,
    work: (show: (next: ImportState) => void) => Promise<ImportState>,
  ): void => {
    run.current += 1
    const own = run.current
    const show = (next: ImportState): void => {
      if (own === run.current) setState(next)
    }
    show({ state: 'reading', text })
    work(show).then(show, (error: unknown) =>
      show({ state: 'choose', problem: errorMessage(error) }),
    )
  }
  const readFiles = (next: readonly File[], as: ReadAs = AS_THE_FILE_SAYS): void => {
    setFiles(next)
    setReadAs(as)
    const [first] = next
    if (first === undefined) return
    begin(`Reading ${first.name}`, async () => {
      const input: HeightsInput = { ...as, site, files: await bytesOf(next) }
      const found = await thread().call('heights', input)
      return withGrid(thread(), first.name, found, found.plan.cellSizeM)
    })
  }
  const readTiles = (): void =>
    begin('Fetching tiles', (show) => readOperatorTiles(session, site, thread(), show))
  return {
    state,
    readAs,
    files,
    readFiles,
    readTiles,
    setCellSize: (cellSizeM) => {
      if (state.state !== 'ready') return
      const { name, found } = state
      begin(shownSentence(`Making cells of ${cellSizeM} m`), () =>
        withGrid(thread(), name, found, cellSizeM),
      )
    },
    reset: () => {
      run.current += 1
      setState({ state: 'choose', problem: undefined })
    },
  }
}

/** A thread that reads files: begun when it is first needed, ended with the component. */
function useThread(): () => FilesClient {
  const client = useRef<FilesClient>(undefined)
  useEffect(
    () => () => {
      client.current?.stop()
      client.current = undefined
    },
    [],
  )
  return () => {
    client.current ??= startFilesClient()
    return client.current
  }
}

/** The operator's tiles around the layers. @throws Error */
async function readOperatorTiles(
  session: DesignSession,
  site: SitePlace,
  client: FilesClient,
  show: (next: ImportState) => void,
): Promise<ImportState> {
  const config = groundOf(session).config.get()
  const template = config?.terrain_tiles_url ?? undefined
  if (config === undefined || template === undefined) throw new Error('No terrain tiles are set.')
  const withinM = aroundLayers(session, site)
  const frame = localFrame(site.longitude, site.latitude)
  const [west, south] = toLngLat(frame, withinM.minEastM, withinM.minNorthM)
  const [east, north] = toLngLat(frame, withinM.maxEastM, withinM.maxNorthM)
  const places = tilesFor({ west, south, east, north }, config.terrain_max_zoom)
  const tiles = await fetchTiles(template, places, AbortSignal.timeout(TILES_MS), (fraction) =>
    show({ state: 'reading', text: `Fetching tiles: ${Math.round(100 * fraction)} %` }),
  )
  const encoding = config.terrain_encoding === 'mapbox' ? 'mapbox' : 'terrarium'
  const found = await client.call('tiles', { tiles, encoding, site, withinM })
  return withGrid(client, 'Terrain tiles', found, found.plan.cellSizeM)
}

async function withGrid(
  client: FilesClient,
  name: string,
  found: HeightsFound,
  cellSizeM: number,
): Promise<ImportState> {
  const ready = { state: 'ready', name, found, cellSizeM } as const
  try {
    const grid = await client.call('grid', { ...found.plan, cellSizeM })
    return { ...ready, grid, problem: undefined }
  } catch (error) {
    return { ...ready, grid: undefined, problem: errorMessage(error) }
  }
}

function bytesOf(files: readonly File[]): Promise<HeightsInput['files']> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}

function aroundLayers(session: DesignSession, site: SitePlace): BoundsM {
  const frame = localFrame(site.longitude, site.latitude)
  const [west, south, east, north] = designBounds(session.plant.get().design, site)
  const [minEastM, minNorthM] = toLocalM(frame, west, south)
  const [maxEastM, maxNorthM] = toLocalM(frame, east, north)
  return {
    minEastM: minEastM - MARGIN_M,
    minNorthM: minNorthM - MARGIN_M,
    maxEastM: maxEastM + MARGIN_M,
    maxNorthM: maxNorthM + MARGIN_M,
  }
}
