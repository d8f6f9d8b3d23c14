import {
  celsiusText,
  coldVmpV,
  coldVocV,
  hotVmpV,
  maxModulesInSeries,
  minModulesInSeries,
} from '../simulation/stringSizing.ts'
import { stringLengthsThatFit } from '../summary/usualCounts.ts'
import type { BlockFacts, StringFacts } from './blockFacts.ts'
import { type DesignRule, errorIf, isAbove, rule, shown, warningIf } from './rule.ts'

/** Of modules in series: how they fit tables, inverter, module and MPPT window. */
export const stringRules: readonly DesignRule<BlockFacts>[] = [
  rule({
    code: 'no_string',
    title: 'Modules for one string',
    figures: ({ strings }) =>
      withModules(strings).map(({ modules, modulesPerString }) => ({
        modules,
        modules_per_string: modulesPerString,
      })),
    severity: (f) => errorIf(f.modules_per_string > f.modules),
    message: (f) =>
      `A string of ${f.modules_per_string} modules needs more than the ${f.modules} modules of the block`,
    path: 'modules_per_string',
  }),
  rule({
    code: 'string_assumed',
    title: 'String length that is assumed',
    figures: ({ strings, block }) =>
      block.modules_per_string
        ? []
        : withModules(strings).map(({ modulesPerString }) => ({
            modules_per_string: modulesPerString,
          })),
    severity: () => 'info',
    message: (f, { strings }) =>
      `${f.modules_per_string} modules in series are assumed: as many as ${celsiusText(strings?.limits.coldestC ?? 0)} allows`,
    path: 'modules_per_string',
  }),
  rule({
    code: 'string_fit',
    title: 'String length against tables',
    figures: stringFit,
    severity: (f) => warningIf(f.left_over_per_table > 0),
    message: (f) => {
      const lengths = f.lengths_that_fit
      const offer =
        lengths.length > 0 ? ` Lengths that fit: ${lengths.join(', ')}.` : ' No length fits.'
      return `Tables of ${f.modules_per_table} modules do not take whole strings of ${f.modules_per_string}: ${f.left_over_per_table} modules a table (${f.left_over_modules.toLocaleString('en-US')} in all) are left over when strings stay on whole tables.${offer}`
    },
    path: 'modules_per_string',
  }),
  rule({
    code: 'string_voltage_inverter_max',
    title: 'String voltage against the inverter',
    figures: ({ strings }) => (strings ? [coldVoltage(strings, strings.limits.maxDcVoltageV)] : []),
    severity: (f) => errorIf(isAbove(f.cold_voc_v, f.limit_v)),
    message: (f, { strings }) => voltageText(f, strings, 'the inverter bears'),
    path: 'modules_per_string',
  }),
  rule({
    code: 'string_voltage_module_max',
    title: 'String voltage against the module',
    figures: ({ strings }) =>
      strings?.maxModuleV === undefined ? [] : [coldVoltage(strings, strings.maxModuleV)],
    severity: (f) => errorIf(isAbove(f.cold_voc_v, f.limit_v)),
    message: (f, { strings }) =>
      voltageText(f, strings, 'the module bears as its system voltage (VMaxIEC of its PAN file)'),
    path: 'modules_per_string',
  }),
  rule({
    code: 'mppt_window',
    title: 'String voltage against the MPPT window',
    figures: ({ strings }) =>
      strings
        ? [
            {
              hot_vmp_v: strings.modulesPerString * hotVmpV(strings.limits),
              cold_vmp_v: strings.modulesPerString * coldVmpV(strings.limits),
              mppt_min_v: strings.limits.minMpptVoltageV,
              mppt_max_v: strings.limits.maxMpptVoltageV,
            },
          ]
        : [],
    severity: (f) => {
      if (isAbove(f.mppt_min_v, f.cold_vmp_v) || isAbove(f.hot_vmp_v, f.mppt_max_v)) return 'error'
      return warningIf(isAbove(f.mppt_min_v, f.hot_vmp_v) || isAbove(f.cold_vmp_v, f.mppt_max_v))
    },
    message: (f, { strings }) => {
      const { modulesPerString = 0, limits } = strings ?? {}
      const hot = `${shown(f.hot_vmp_v, 0)} V at ${celsiusText(limits?.hottestC ?? 0)}`
      const cold = `${shown(f.cold_vmp_v, 0)} V at ${celsiusText(limits?.coldestC ?? 0)}`
      const least = limits && isAbove(f.mppt_min_v, f.hot_vmp_v) ? leastText(strings) : ''
      return `${modulesPerString} modules in series work between ${hot} and ${cold}, the inverter follows the maximum power point from ${shown(f.mppt_min_v, 0)} to ${shown(f.mppt_max_v, 0)} V.${least}`
    },
    path: 'modules_per_string',
  }),
]

function withModules(strings: StringFacts | undefined): readonly StringFacts[] {
  return strings && strings.modules > 0 ? [strings] : []
}

function coldVoltage({ modulesPerString, limits }: StringFacts, limitV: number) {
  return {
    modules_per_string: modulesPerString,
    cold_voc_v: modulesPerString * coldVocV(limits),
    limit_v: limitV,
    max_modules: maxModulesInSeries({ ...limits, maxDcVoltageV: limitV }),
  }
}

function voltageText(
  f: ReturnType<typeof coldVoltage>,
  strings: StringFacts | undefined,
  who: string,
): string {
  const at = celsiusText(strings?.limits.coldestC ?? 0)
  return `${f.modules_per_string} modules in series reach ${shown(f.cold_voc_v, 1)} V open circuit at ${at}: above the ${shown(f.limit_v, 1)} V that ${who}. At most ${f.max_modules} are allowed.`
}

function leastText(strings: StringFacts | undefined): string {
  const least = strings ? minModulesInSeries(strings.limits) : Number.NaN
  return Number.isFinite(least) && least > 0 ? ` At least ${least} are needed in the heat.` : ''
}

function stringFit({ strings, geometry, layout }: BlockFacts) {
  const tables = layout?.count ?? 0
  if (!strings || !geometry || tables === 0) return []
  const { modulesPerTable } = geometry
  const { modulesPerString } = strings
  const leftOver =
    modulesPerString <= modulesPerTable
      ? modulesPerTable % modulesPerString
      : modulesPerString % modulesPerTable === 0
        ? 0
        : modulesPerTable
  return [
    {
      modules_per_table: modulesPerTable,
      modules_per_string: modulesPerString,
      left_over_per_table: leftOver,
      left_over_modules: leftOver * tables,
      lengths_that_fit:
        leftOver > 0
          ? stringLengthsThatFit(strings.limits, modulesPerTable, strings.maxModuleV)
          : [],
    },
  ]
}
