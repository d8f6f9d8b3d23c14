import { inverterDefaults } from '../components/inverter/inverterDefaults.ts'
import type { ComponentKind } from '../components/kinds.ts'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import type { Starter } from './starter.ts'
import { TABLE_STARTERS } from './tableStarters.ts'
import { HV_TRANSFORMER_STARTERS, TRANSFORMER_STARTERS } from './transformerStarters.ts'
import { AC_WIRE_STARTERS, DC_WIRE_STARTERS } from './wireStarters.ts'

/** Usual components of each kind; the first is what a new component of the kind, and the sample plant, begin with. */
export const STARTERS: { readonly [K in ComponentKind]: readonly Starter<K>[] } = {
  panel: [
    {
      name: 'Bifacial 550 W, 144 half cells',
      parameters: panelDefaults,
      source: 'ET Solar ET-M772BH550GL: PAN file of the maker (2021)',
    },
  ],
  table: TABLE_STARTERS,
  inverter: [
    {
      name: 'String inverter 250 kW, 800 V',
      parameters: inverterDefaults,
      source: 'Chint CPS SCH275KTL-DO/US-800: OND file of the maker (2020)',
    },
  ],
  transformer: TRANSFORMER_STARTERS,
  hvTransformer: HV_TRANSFORMER_STARTERS,
  dcWire: DC_WIRE_STARTERS,
  acWire: AC_WIRE_STARTERS,
}

/** The first starter of a kind. */
export function firstStarter<K extends ComponentKind>(kind: K): Starter<K> {
  const [first] = STARTERS[kind]
  if (first === undefined) throw new RangeError(`no starter of the kind ${kind}`)
  return first
}
