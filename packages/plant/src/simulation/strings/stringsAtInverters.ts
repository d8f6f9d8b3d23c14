import { AppError } from '@duet/contract'
import type { Block as EngineBlock } from '@duet/engine'
import type { Block } from '../../block/block.ts'
import {
  inverterStrings,
  inverterStringsError,
  inverterStringsText,
} from '../../block/inverterStrings.ts'
import { hasSeparateTrackers, mppTrackersError } from '../../block/mppTrackers.ts'
import type { InverterParameters } from '../../components/inverter/inverterParameters.ts'
import type { Assumption } from '../assumption.ts'

interface StringsAtInverters {
  readonly fields: Pick<EngineBlock, 'inverterGroups' | 'mppTrackers'>
  readonly assumptions: readonly Assumption[]
}

/**
 * Which strings of a block are on which inverters, and which of them share a voltage.
 *
 * @throws AppError INVALID_INPUT for strings that cannot be spread as the block says, or trackers that the inverter has not
 */
export function stringsAtInverters(
  block: Block,
  inverter: InverterParameters,
  stringCount: number,
): StringsAtInverters {
  const error = inverterStringsError(block, stringCount) ?? mppTrackersError(block, inverter)
  if (error) throw new AppError('INVALID_INPUT', `${error.message}.`, { field: error.path })
  const inverterGroups = inverterStrings(block, stringCount)
  const isSeparate = hasSeparateTrackers(block)
  return {
    fields: {
      ...(inverterGroups && { inverterGroups }),
      ...(isSeparate && { mppTrackers: 'separate' }),
    },
    assumptions: [
      ...(inverterGroups
        ? [
            {
              field: 'strings_per_inverter',
              value: stringCount / block.num_inverters,
              unit: 'strings',
              reason: `Strings are spread over the inverters as the block says: ${inverterStringsText(inverterGroups)}.`,
            },
          ]
        : []),
      ...(isSeparate ? [separateTrackers(inverter)] : []),
    ],
  }
}

function separateTrackers({ ond_file_import: ond }: InverterParameters): Assumption {
  const count = ond?.mppt_count
  const known = count ? `its file says ${count} of them` : 'how many it has is not known'
  return {
    field: 'mpp_trackers',
    value: 'separate',
    unit: '',
    reason: `Strings of tables in alike light share an MPP tracker of the inverter; ${known}. Of its highest current each has its part by strings.`,
  }
}
