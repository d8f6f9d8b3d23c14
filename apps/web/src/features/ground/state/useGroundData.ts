import { type HeightGrid, readHeightGrid } from '@duet/plant'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  GetMapConfigDocument,
  GetRasterLayersDocument,
  GetTerrainDocument,
  type RasterLayerRowFragment,
  type TerrainRowFragment,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { ConnectionError } from '../../../lib/graphqlError.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../../lib/view.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { groundOf } from './groundStore.ts'

/** Signed addresses serve a quarter of an hour; new ones are fetched before that. */
const REFRESH_MS = 12 * 60_000

export interface GroundData {
  /** The lowest first. */
  readonly rasters: View<readonly RasterLayerRowFragment[]>
  /** Null: the project has none. */
  readonly terrain: View<TerrainRowFragment | null>
}

/** Loads the ground of the project into the session's stores, and again when it changes. */
export function useGroundData(session: DesignSession): GroundData {
  const ground = groundOf(session)
  const { projectId } = session
  const rasters = useQuery({
    ...graphqlQuery(GetRasterLayersDocument, { project_id: projectId }),
    refetchInterval: REFRESH_MS,
  })
  const config = useQuery({
    ...graphqlQuery(GetMapConfigDocument, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: loadedRasters, refetch } = rasters
  useEffect(() => {
    if (loadedRasters !== undefined) ground.rasters.set(inOrder(loadedRasters.rasterLayers))
  }, [ground, loadedRasters])
  useEffect(() => {
    ground.refreshRasters.set(() => void refetch())
  }, [ground, refetch])
  useEffect(() => {
    if (config.data !== undefined) ground.config.set(config.data.mapConfig)
  }, [ground, config.data])
  return {
    rasters: mapView(viewOf(rasters), ({ rasterLayers }) => inOrder(rasterLayers)),
    terrain: useTerrainData(session),
  }
}

function useTerrainData(session: DesignSession): View<TerrainRowFragment | null> {
  const terrain = useQuery(graphqlQuery(GetTerrainDocument, { project_id: session.projectId }))
  const record = terrain.data?.terrain
  const heights = useQuery({
    queryKey: ['terrainHeights', record?.sha256],
    queryFn: ({ signal }) => fetchHeights(session.projectId, record?.url ?? '', signal),
    enabled: record !== undefined && record !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (record === null) session.terrain.set(undefined)
    else if (record !== undefined && heights.data !== undefined) session.terrain.set(heights.data)
  }, [session, record, heights.data])
  const stored = mapView(viewOf(terrain), (answer) => answer.terrain)
  if (stored.state !== 'ready' || stored.data === null) return stored
  const { data } = stored
  return mapView(viewOf(heights), () => data)
}

/** @throws ConnectionError, GraphqlError, AppError FILE_FORMAT */
async function fetchHeights(
  project_id: string,
  url: string,
  signal: AbortSignal,
): Promise<HeightGrid> {
  let response = await fetch(url, { signal })
  if (response.status === 403) {
    // the address has served its time
    const fresh = await request(GetTerrainDocument, { project_id }, signal)
    if (fresh.terrain !== null) response = await fetch(fresh.terrain.url, { signal })
  }
  if (!response.ok) {
    throw new ConnectionError(`The heights could not be loaded (status ${response.status}).`)
  }
  return readHeightGrid(new Uint8Array(await response.arrayBuffer()))
}

function inOrder(rasters: readonly RasterLayerRowFragment[]): readonly RasterLayerRowFragment[] {
  return rasters.toSorted((a, b) => a.sort_order - b.sort_order)
}
