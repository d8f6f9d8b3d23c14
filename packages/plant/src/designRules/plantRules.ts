import { sum } from '@duet/units'
import { COMPONENT_LABELS, RELATION_KEYS } from '../components/kinds.ts'
import { transformerInput } from '../simulation/transformerInput.ts'
import { DROP_STEPS, dropText, LOAD_STEPS, overloadText, transformerLoad } from './acRules.ts'
import {
  type BlockFacts,
  blockAcPowerW,
  blockApparentVa,
  type DesignToCheck,
  type HvParts,
} from './blockFacts.ts'
import { type DesignRule, errorIf, isAbove, rule, shown, stepped } from './rule.ts'
import { acDrop } from './wireDrops.ts'

export interface PlantFacts {
  readonly design: DesignToCheck
  /** Those that are checked together. */
  readonly blocks: readonly BlockFacts[]
  /** Undefined where the plant has no HV stage. */
  readonly hv: HvParts | undefined
}

/** Of the plant as a whole: its HV stage, its grid connection, what it does not use. */
export const plantRules: readonly DesignRule<PlantFacts>[] = [
  rule({
    code: 'no_blocks',
    title: 'Plant without blocks',
    figures: ({ design }) => [{ blocks: design.blocks.length }],
    severity: (f) => errorIf(f.blocks === 0),
    message: () => 'The plant has no blocks',
    path: () => null,
  }),
  rule({
    code: 'hv_part_missing',
    title: 'HV stage without a part',
    figures: ({ hv }) =>
      hv
        ? [
            ...(hv.transformer ? [] : [{ part: 'HV transformer', field: 'pv_hv_transformer_id' }]),
            ...(hv.wire ? [] : [{ part: 'HV AC wire', field: 'pv_hv_ac_wire_id' }]),
          ]
        : [],
    severity: () => 'error',
    message: (f) => `The HV stage is on and has no ${f.part}: choose one or turn the stage off`,
    path: (f) => `system.${f.field}`,
  }),
  rule({
    code: 'transformer_overload',
    title: 'Load of the transformer',
    figures: ({ blocks, hv }) =>
      transformerLoad(sum(blocks.map(blockApparentVa)), hv?.transformer?.nominal_power),
    severity: (f) => stepped(f.load_ratio, LOAD_STEPS),
    message: (f) => overloadText('HV transformer', f),
    path: 'hvTransformer.nominal_power',
  }),
  rule({
    code: 'wire_drop_high',
    title: 'Voltage drop of wires',
    figures: ({ blocks, hv }) => {
      if (!hv?.wire || !hv.transformer) return []
      const powerW = sum(
        blocks.map(
          ({ block, parts }) => block.num_inverters * (parts.inverter?.rated_output_ac_power ?? 0),
        ),
      )
      if (powerW === 0) return []
      const voltageV = hv.transformer.nominal_high_side_voltage
      return [acDrop('hv', hv.wire, { voltageV, powerW })]
    },
    severity: (f) => stepped(f.drop_percent, DROP_STEPS),
    message: dropText,
    path: ({ field }) => `hvAcWire.${field}`,
  }),
  rule({
    code: 'grid_limit_below_night',
    title: 'Grid limit below the use at night',
    figures: (plant) => {
      const { grid_injection_limit_enabled, grid_injection_limit } = plant.design.system_parameters
      return grid_injection_limit_enabled && grid_injection_limit !== null
        ? [{ limit_w: grid_injection_limit, night_w: nightW(plant) }]
        : []
    },
    severity: (f) => errorIf(isAbove(f.night_w, f.limit_w)),
    message: (f) =>
      `The grid injection limit of ${shown(f.limit_w, 0)} W is below what the plant itself draws at night, ${shown(f.night_w, 0)} W: most likely kW typed as W`,
    path: 'system.grid_injection_limit',
  }),
  rule({
    code: 'unused_component',
    title: 'Components that are not used',
    figures: ({ design }) => {
      const used = usedIds(design)
      return design.components
        .filter(({ id }) => !used.has(id))
        .map(({ id, kind, name }) => ({ component_id: id, kind, name }))
    },
    severity: () => 'info',
    message: (f) => `${COMPONENT_LABELS[f.kind]} ${f.name} is used by no block`,
    path: (f) => `components.${f.kind}.${f.component_id}`,
  }),
]

/** What inverters draw, and the iron of transformers that stay on (D-08), W. */
function nightW({ blocks, hv }: PlantFacts): number {
  const ofBlocks = blocks.map((facts) => {
    const { block, parts } = facts
    const tareW = block.num_inverters * (parts.inverter?.night_tare_power ?? 0)
    const fed = { powerAtStcW: blockAcPowerW(facts), ratedVa: blockApparentVa(facts) }
    return tareW + ironAtNightW(parts.transformer, fed)
  })
  const fed = {
    powerAtStcW: sum(blocks.map(blockAcPowerW)),
    ratedVa: sum(blocks.map(blockApparentVa)),
  }
  return sum(ofBlocks) + ironAtNightW(hv?.transformer, fed)
}

function ironAtNightW(
  record: HvParts['transformer'],
  fed: Parameters<typeof transformerInput>[1],
): number {
  if (!record) return 0
  const { nightDisconnect, ironLossW } = transformerInput(record, fed)
  return nightDisconnect ? 0 : ironLossW
}

function usedIds({ blocks, system_parameters }: DesignToCheck): ReadonlySet<string | null> {
  const relations = Object.values(RELATION_KEYS).filter((key) => key !== undefined)
  const ofBlocks = blocks.flatMap((block) => relations.map((key) => block[key]))
  const { pv_hv_transformer_id, pv_hv_ac_wire_id } = system_parameters
  return new Set([...ofBlocks, pv_hv_transformer_id, pv_hv_ac_wire_id])
}
