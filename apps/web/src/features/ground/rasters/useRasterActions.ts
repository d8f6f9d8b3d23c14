import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  CreateRasterLayerDocument,
  type CreateRasterLayerInput,
  DeleteRasterLayerDocument,
  GetRasterLayersDocument,
  type GetRasterLayersQuery,
  type RasterLayerRowFragment,
  UpdateRasterLayerDocument,
  type UpdateRasterLayerInput,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { notifyError } from '../../../ui/notify.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { groundOf } from '../state/groundStore.ts'
import { orderBetween } from './rasterOrder.ts'

type RasterChange = Partial<
  Pick<RasterLayerRowFragment, 'name' | 'opacity' | 'is_visible' | 'sort_order' | 'corners'>
>

export interface RasterActions {
  readonly create: (input: CreateRasterLayerInput) => Promise<RasterLayerRowFragment>
  /** Seen at once, saved in the background; what the server refuses is reported and taken back. */
  readonly change: (id: string, change: RasterChange) => void
  /** Seen, not saved: while a slider moves. */
  readonly preview: (id: string, change: RasterChange) => void
  readonly remove: (id: string) => Promise<void>
  /** To a place counted from the lowest. */
  readonly reorder: (id: string, toIndex: number) => void
}

export function useRasterActions(session: DesignSession): RasterActions {
  const queryClient = useQueryClient()
  return useMemo(() => rasterActions(session, queryClient), [session, queryClient])
}

function rasterActions(
  session: DesignSession,
  queryClient: ReturnType<typeof useQueryClient>,
): RasterActions {
  const ground = groundOf(session)
  const { queryKey } = graphqlQuery(GetRasterLayersDocument, { project_id: session.projectId })
  const put = (
    edit: (list: readonly RasterLayerRowFragment[]) => RasterLayerRowFragment[],
  ): void => {
    queryClient.setQueryData<GetRasterLayersQuery>(
      queryKey,
      (old) => old && { rasterLayers: edit(old.rasterLayers) },
    )
  }
  const reload = (): Promise<void> => queryClient.invalidateQueries({ queryKey })
  const change = (id: string, changed: RasterChange): void => {
    put((list) => list.map((raster) => (raster.id === id ? { ...raster, ...changed } : raster)))
    const input: UpdateRasterLayerInput = changed
    request(UpdateRasterLayerDocument, { id, input }).catch((error: unknown) => {
      notifyError(error)
      void reload()
    })
  }
  return {
    create: async (input) => {
      const { createRasterLayer } = await request(CreateRasterLayerDocument, {
        project_id: session.projectId,
        input,
      })
      put((list) => [...list, createRasterLayer])
      return createRasterLayer
    },
    change,
    preview: (id, changed) =>
      ground.rasters.set(
        ground.rasters
          .get()
          .map((raster) => (raster.id === id ? { ...raster, ...changed } : raster)),
      ),
    remove: async (id) => {
      await request(DeleteRasterLayerDocument, { id })
      put((list) => list.filter((raster) => raster.id !== id))
    },
    reorder: (id, toIndex) => {
      const others = ground.rasters.get().filter((raster) => raster.id !== id)
      const orders = others.map((raster) => raster.sort_order)
      change(id, { sort_order: orderBetween(orders, toIndex) })
    },
  }
}
