import { type HeightGrid, writeHeightGrid } from '@duet/plant'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  CreateTerrainDocument,
  DeleteTerrainDocument,
  GetTerrainDocument,
  type GetTerrainQuery,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { uploadToProject } from '../../../project/projectFiles.ts'
import type { DesignSession } from '../../design-session/session.ts'
import type { HeightsFound } from '../files/fileMessages.ts'

export interface NewTerrain {
  readonly name: string
  readonly source: HeightsFound['source']
  readonly filename: string | null
  readonly grid: HeightGrid
  readonly onProgress: (fraction: number) => void
}

export interface TerrainActions {
  /** Takes the place of the terrain that was there. @throws ConnectionError, GraphqlError, AppError */
  readonly create: (terrain: NewTerrain) => Promise<void>
  /** @throws ConnectionError, GraphqlError */
  readonly remove: () => Promise<void>
}

export function useTerrainActions(session: DesignSession): TerrainActions {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { projectId } = session
    const { queryKey } = graphqlQuery(GetTerrainDocument, { project_id: projectId })
    const put = (terrain: GetTerrainQuery['terrain']): void => {
      queryClient.setQueryData<GetTerrainQuery>(queryKey, { terrain })
    }
    return {
      create: async ({ name, source, filename, grid, onProgress }) => {
        const storage_key = await uploadToProject({
          projectId,
          dir: '/terrain',
          filename: 'terrain.bin',
          file: new Blob([writeHeightGrid(grid)]),
          allowOverwrite: true,
          onProgress,
        })
        const { createTerrain } = await request(CreateTerrainDocument, {
          project_id: projectId,
          input: { name, source_type: source, source_filename: filename, storage_key },
        })
        queryClient.setQueryData(['terrainHeights', createTerrain.sha256], grid)
        put(createTerrain)
      },
      remove: async () => {
        await request(DeleteTerrainDocument, { project_id: projectId })
        session.dispatch({ type: 'terrain', isOn: false })
        put(null)
      },
    }
  }, [session, queryClient])
}
