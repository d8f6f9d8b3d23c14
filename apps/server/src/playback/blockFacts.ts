import type { Mount } from '@duet/engine'
import { linkedComponents, mountInput, type PlantDocument, tableGeometry } from '@duet/plant'
import {
  PLAYBACK_MEASURES,
  type PlaybackBlock,
  type PlaybackIndex,
  type PlaybackMount,
} from '@duet/results/playback'

type Design = Pick<PlantDocument, 'blocks' | 'components'>

/** How the tables of a block stand; undefined for a block that has lost its table or panel. */
export function standOf(
  design: Design,
  blockId: string,
):
  | (Pick<PlaybackBlock, 'table_width_m' | 'centre_height_m'> & { readonly mount: Mount })
  | undefined {
  const block = design.blocks.find(({ id }) => id === blockId)
  const { table, panel } = block ? linkedComponents(design, block) : {}
  if (!block || !table || !panel) return undefined
  const { widthM, centreHeightM } = tableGeometry(table, panel)
  const { mount } = mountInput(table, block)
  return { table_width_m: widthM, centre_height_m: centreHeightM, mount }
}

export function playbackMount(mount: Mount): PlaybackMount {
  switch (mount.kind) {
    case 'fixed':
      return { kind: 'fixed', tilt_deg: mount.tiltDeg, azimuth_deg: mount.azimuthDeg }
    case 'singleAxis':
      return { kind: 'singleAxis', axis_azimuth_deg: mount.axisAzimuthDeg }
    case 'dualAxis':
      return { kind: 'dualAxis' }
  }
}

/** Drawn flat where the design does not say more. */
export const NO_STAND = {
  table_width_m: 2,
  centre_height_m: 1,
  mount: { kind: 'fixed', tiltDeg: 0, azimuthDeg: 180 },
} as const satisfies ReturnType<typeof standOf>

/** What can be shown of blocks. @param reachedOf - ends of a legend that goes by what is reached */
export function measuresOf(
  kind: PlaybackIndex['kind'],
  blocks: readonly PlaybackBlock[],
  reachedOf: (key: string) => readonly [number, number],
): PlaybackIndex['measures'] {
  const isTurned = blocks.some(({ mount }) => mount.kind === 'singleAxis')
  return PLAYBACK_MEASURES.filter(
    (one) => [kind, 'both'].includes(one.kind) && (one.key !== 'angle' || isTurned),
  ).map(({ key, legend }) => ({ key, legend: legend === 'reached' ? reachedOf(key) : legend }))
}
