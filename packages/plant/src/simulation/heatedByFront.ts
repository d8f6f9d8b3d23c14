import type { BlockRatings, Block as EngineBlock } from '@duet/engine'

/** A block with PVsyst's choice of heat: what reaches the cells from the front, and in PVsyst's model the efficiency at their own temperature. */
export function heatedByFront(block: EngineBlock, { pmpPerK }: BlockRatings): EngineBlock {
  const { cellTemperature } = block.module
  return {
    ...block,
    module: {
      ...block.module,
      heatedBy: 'effectiveFront',
      cellTemperature:
        cellTemperature.kind === 'pvsyst'
          ? { ...cellTemperature, efficiencyPerK: pmpPerK }
          : cellTemperature,
    },
  }
}
