import { inverterStringsError, inverterStringsText } from '../block/inverterStrings.ts'
import { mppTrackersError } from '../block/mppTrackers.ts'
import { inverterInput } from '../simulation/inverterInput.ts'
import type { BlockFacts } from './blockFacts.ts'
import { type DesignRule, errorIf, isAbove, rule, shown, stepped, warningIf } from './rule.ts'

const KILO = 1000

/** Of one inverter against its own record and the strings on it. */
export const inverterRules: readonly DesignRule<BlockFacts>[] = [
  rule({
    code: 'strings_over_inverters',
    title: 'Strings over inverters',
    figures: ({ strings, block }) =>
      strings && strings.strings > 0 && inverterStringsError(block, strings.strings)
        ? [{ strings: strings.strings, inverters: block.num_inverters }]
        : [],
    severity: () => 'error',
    message: (f, { block }) => inverterStringsError(block, f.strings)?.message ?? '',
    path: (f, { block }) => inverterStringsError(block, f.strings)?.path ?? null,
  }),
  rule({
    code: 'inverter_window_order',
    title: 'MPPT window within the DC limits',
    figures: ({ strings, parts: { inverter } }) =>
      strings && inverter
        ? [
            {
              minimum_dc_v: inverter.minimum_dc_voltage,
              mppt_min_v: strings.limits.minMpptVoltageV,
              mppt_max_v: strings.limits.maxMpptVoltageV,
              maximum_dc_v: inverter.maximum_dc_voltage,
            },
          ]
        : [],
    severity: (f) =>
      errorIf(
        isAbove(f.minimum_dc_v, f.mppt_min_v) ||
          !isAbove(f.mppt_max_v, f.mppt_min_v) ||
          isAbove(f.mppt_max_v, f.maximum_dc_v),
      ),
    message: (f) =>
      `The MPPT window, ${shown(f.mppt_min_v, 1)} to ${shown(f.mppt_max_v, 1)} V, does not lie within the DC limits of the inverter, ${shown(f.minimum_dc_v, 1)} to ${shown(f.maximum_dc_v, 1)} V`,
    path: (f) => {
      if (isAbove(f.mppt_max_v, f.maximum_dc_v)) return 'inverter.maximum_mppt_voltage'
      return 'inverter.minimum_mppt_voltage'
    },
  }),
  rule({
    code: 'mpp_trackers',
    title: 'MPP trackers of an inverter',
    figures: ({ block, parts: { inverter } }) =>
      inverter && mppTrackersError(block, inverter) ? [{ mpp_trackers: 1 }] : [],
    severity: () => 'error',
    message: (_, { block, parts: { inverter } }) =>
      (inverter && mppTrackersError(block, inverter)?.message) ?? '',
    path: 'mpp_trackers',
  }),
  rule({
    code: 'dc_current',
    title: 'DC current of an inverter',
    figures: ({ strings, parts: { inverter } }) => {
      if (!strings || !inverter) return []
      const { stringsPerInverter, stc } = strings
      return [
        {
          strings_per_inverter: stringsPerInverter,
          operating_a: stringsPerInverter * stc.impA,
          short_circuit_a: stringsPerInverter * stc.iscA,
          design_a: CONDUCTOR_FACTOR * stringsPerInverter * stc.iscA,
          limit_a: inverter.maximum_dc_current,
        },
      ]
    },
    severity: (f) => {
      if (isAbove(f.operating_a, f.limit_a)) return 'error'
      return warningIf(isAbove(f.short_circuit_a, f.limit_a))
    },
    message: (f) => {
      const [what, currentA] = isAbove(f.operating_a, f.limit_a)
        ? (['at their maximum power point', f.operating_a] as const)
        : (['in short circuit', f.short_circuit_a] as const)
      return `${f.strings_per_inverter} strings on an inverter give ${shown(currentA, 1)} A ${what}: above its ${shown(f.limit_a, 1)} A. Conductors and fuses are sized for ${shown(f.design_a, 1)} A (1.25 · Isc).`
    },
    path: 'num_inverters',
  }),
  rule({
    code: 'dc_power',
    title: 'DC power of an inverter',
    figures: ({ strings, parts: { inverter } }) => {
      const limit_w = inverter && inverterInput(inverter).maxDcPowerW
      if (!strings || limit_w === undefined) return []
      const { stringsPerInverter, modulesPerString, stc } = strings
      return [{ dc_w: stringsPerInverter * modulesPerString * stc.pmpW, limit_w }]
    },
    severity: (f) => errorIf(isAbove(f.dc_w, f.limit_w)),
    message: (f) =>
      `The strings of an inverter have ${shown(f.dc_w / KILO, 1)} kW at STC: above its maximum DC power of ${shown(f.limit_w / KILO, 1)} kW`,
    path: 'num_inverters',
  }),
  rule({
    code: 'dc_ac_high',
    title: 'High DC/AC ratio',
    figures: dcAc,
    severity: (f) => stepped(f.dc_ac, { warning: 2, error: 4 }),
    message: (f) => `${dcAcText(f)}: much of the energy will be clipped`,
    path: 'num_inverters',
  }),
  rule({
    code: 'dc_ac_low',
    title: 'Low DC/AC ratio',
    figures: dcAc,
    severity: (f) => warningIf(isAbove(0.9, f.dc_ac)),
    message: (f) => `${dcAcText(f)}: the inverters are larger than the modules can use`,
    path: 'num_inverters',
  }),
]

/** Of the short-circuit current (NEC 690.8(A)(1), IEC 60364-7-712). */
const CONDUCTOR_FACTOR = 1.25

/** Of the block, or of each group of its inverters. */
type DcAc =
  | { readonly dc_ac: number }
  | { readonly dc_ac: number; readonly inverters: number; readonly strings_per_inverter: number }

function dcAc({ strings, block, parts: { inverter } }: BlockFacts): readonly DcAc[] {
  if (!strings || !inverter || strings.modules === 0) return []
  const { groups, modules, modulesPerString, stc } = strings
  const ratedW = inverter.rated_output_ac_power
  if (groups === undefined)
    return [{ dc_ac: (modules * stc.pmpW) / (block.num_inverters * ratedW) }]
  return groups.map(({ inverterCount, stringsPerInverter }) => ({
    dc_ac: (stringsPerInverter * modulesPerString * stc.pmpW) / ratedW,
    inverters: inverterCount,
    strings_per_inverter: stringsPerInverter,
  }))
}

function dcAcText(f: DcAc): string {
  const whose =
    'inverters' in f
      ? ` of ${inverterStringsText([{ inverterCount: f.inverters, stringsPerInverter: f.strings_per_inverter }])}`
      : ''
  return `The DC/AC ratio${whose} is ${shown(f.dc_ac, 2)}`
}
