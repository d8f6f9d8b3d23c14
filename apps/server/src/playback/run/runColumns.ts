import { type zoneColumns } from '@duet/results'

interface RunColumns {
  /** Stored column of a block. */
  readonly block: string
  /** What a zone has in its place. */
  readonly zone?: keyof ReturnType<typeof zoneColumns>
  /** Values are what is missing to this column of the block, in per cent. */
  readonly missingTo?: string
  /** Values are over nominal power. */
  readonly isPower?: true
  /** The legend ends where this column does. */
  readonly isReached?: true
}

/** What each measure of a run is read from. */
export const RUN_COLUMNS: Readonly<Record<string, RunColumns>> = {
  power: { block: 'dc_mpp', zone: 'dcMpp', isPower: true, isReached: true },
  front: { block: 'poa_after_shading', zone: 'front', isReached: true },
  rear: { block: 'rear', zone: 'rear', isReached: true },
  shade: { block: 'poa_after_shading', zone: 'front', missingTo: 'poa_after_horizon' },
  cell: { block: 'temp_cell', isReached: true },
  angle: { block: 'tracker_angle' },
}
