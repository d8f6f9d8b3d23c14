import {
  hvTransformerDefaults,
  transformerDefaults,
} from '../components/transformer/transformerSchema.ts'
import type { Starter } from './starter.ts'

/**
 * Highest losses of three-phase liquid-immersed transformers of medium power, of at most 24 kV and 1.1 kV, since July 2021:
 * rating, kVA, load loss Ak and no-load loss Ao - 10 %, W (Commission Regulation (EU) 548/2014, annex I, table I.1, tier 2).
 */
const TIER_2 = [
  [1000, 7600, 693],
  [1250, 9500, 855],
  [1600, 12_000, 1080],
  [2000, 15_000, 1305],
  [2500, 18_500, 1575],
  [3150, 23_000, 1980],
] as const

const PERCENT_OF_KVA = 100 / 1000
const percentOf = (lossW: number, kva: number): number =>
  Number(((lossW / kva) * PERCENT_OF_KVA).toFixed(4))

/** Losses of a size are shares of the power, so that a block may stand for several transformers of that size. */
export const TRANSFORMER_STARTERS: readonly Starter<'transformer'>[] = [
  {
    name: 'MV transformer 0.8/34.5 kV',
    parameters: transformerDefaults,
    source: 'Iron 0.1 %, copper 1 % at STC: usual figures of early design',
  },
  ...TIER_2.map(([kva, loadW, noLoadW]) => ({
    name: `MV transformer ${kva.toLocaleString('en-US')} kVA, 0.8/20 kV`,
    parameters: {
      ...transformerDefaults,
      nominal_high_side_voltage: 20_000,
      iron_power_loss: noLoadW,
      iron_power_loss_percentage: percentOf(noLoadW, kva),
      copper_power_loss_percentage: percentOf(loadW, kva),
    },
    source: `Regulation (EU) 548/2014, tier 2: ${(loadW / 1000).toFixed(1)} kW load, ${(noLoadW / 1000).toFixed(2)} kW no-load`,
  })),
]

export const HV_TRANSFORMER_STARTERS: readonly Starter<'hvTransformer'>[] = [
  {
    name: 'HV transformer 34.5/138 kV',
    parameters: hvTransformerDefaults,
    source: 'Iron 0.1 %, copper 0.5 % at STC: usual figures of early design',
  },
]
