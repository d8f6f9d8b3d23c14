import { type WrittenFile, writePvCollada, writeShd } from '@duet/formats'
import { heightsIn, obstacleMeshes } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import { componentNames, type ExportParts, tablesOfBlocks } from './exportParts.ts'

/** The tables of blocks and the obstacles as a scene of shading, named as the plant. @throws Error without tables */
export async function sceneFile(
  session: DesignSession,
  parts: ExportParts,
  as: { readonly format: 'pvc' | 'shd'; readonly name: string },
): Promise<WrittenFile> {
  const tables = (await tablesOfBlocks(session, parts.blocks)).flatMap((set) => {
    const { panel, table } = set.components
    if (panel === undefined || table === undefined || set.layout.count === 0) return []
    const panelName = componentNames(session, set.block).panel ?? ''
    return [{ layout: set.layout, poses: set.layout.poses, panel, table, panelName }]
  })
  if (tables.length === 0) {
    throw new Error('There are no tables here: choose a panel and a table for the block first.')
  }
  const isOnTerrain = tables.some(({ poses }) => poses !== undefined)
  const terrain = session.terrain.get()
  const known = isOnTerrain && terrain ? heightsIn(terrain, session.frame) : undefined
  const groundAt = (eastM: number, northM: number): number => {
    const height = known?.(eastM, northM) ?? 0
    return Number.isFinite(height) ? height : 0
  }
  const ids = parts.layers.map(({ id }) => id)
  const obstacles = obstacleMeshes(parts.layers, ids, session.frame, groundAt)
  const scene = { tables, obstacles }
  return as.format === 'pvc' ? writePvCollada(scene) : writeShd(as.name, scene)
}
