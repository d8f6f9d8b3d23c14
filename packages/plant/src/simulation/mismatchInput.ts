import { type DiodeModule, type ModuleDeviations, moduleMismatchFraction } from '@duet/engine'
import { percentToFraction } from '@duet/units'
import type { Block } from '../block/block.ts'
import type { Allowance } from './mountInput.ts'

/** Modules of a block as they are wired. */
interface WiredModules {
  readonly electrical: DiodeModule
  readonly modulesPerString: number
  readonly stringCount: number
}

/** The mismatch that follows from how modules differ; undefined for a block that gives it as a loss. */
export function mismatchInput(
  block: Block,
  { electrical, modulesPerString, stringCount }: WiredModules,
): Allowance | undefined {
  const deviations = deviationsOf(block)
  if (deviations === undefined) return undefined
  const inParallel = Math.max(1, Math.round(stringCount / block.num_inverters))
  const wiring = { inSeries: modulesPerString, inParallel }
  const fraction = moduleMismatchFraction(electrical, deviations, wiring)
  const reason = `Computed from modules that differ, ${modulesPerString} in series and ${inParallel} ${inParallel === 1 ? 'string' : 'strings'} at an inverter.`
  const value = Number((100 * fraction).toPrecision(3))
  return { fraction, assumptions: [{ field: 'module_mismatch', value, unit: '%', reason }] }
}

function deviationsOf({
  module_mismatch_model: model,
  current_deviation_percentage: current,
  voltage_deviation_percentage: voltage,
  flash_classes: classes,
  string_sorting: sorting,
}: Block): ModuleDeviations | undefined {
  switch (model ?? 'percentage') {
    case 'percentage':
      return undefined
    case 'deviations':
      return {
        kind: 'normal',
        currentFraction: percentToFraction(current ?? 0),
        voltageFraction: percentToFraction(voltage ?? 0),
      }
    case 'flash_classes':
      return {
        kind: 'classes',
        classes: (classes ?? ALL_ALIKE).map(({ from, to, share }) => ({
          from: percentToFraction(from),
          to: percentToFraction(to),
          share,
        })),
        isSorted: sorting === 'by_class',
      }
  }
}

const ALL_ALIKE = [{ from: 0, to: 0, share: 100 }]
