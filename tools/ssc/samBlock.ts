import type { Block } from '@duet/engine'
import { byMonth, left, type SscInputs, UnsupportedRun } from './inputs.ts'
import { type Subarray, samMask, samMount, samRows, samSlope } from './samField.ts'
import { samInverter } from './samInverter.ts'
import { type SamModule, samModule } from './samModule.ts'
import type { EngineRun, RunSite } from './sscRun.ts'

const SKY_MODELS = ['isotropic', 'hdkr', 'perezHighSun'] as const
const LIGHT = ['beamAndDiffuse', 'beamAndGlobal', 'globalAndDiffuse'] as const

/**
 * The engine's blocks of a `pvsamv1` run, one for each subarray; they share the inverters.
 *
 * @throws UnsupportedRun naming the input that has no counterpart
 */
export function samBlocks(inputs: SscInputs, site: RunSite): EngineRun {
  const common = commonOfSubarrays(inputs, site)
  const light = LIGHT[inputs.number('irrad_mode', 0)]
  if (light === undefined) throw new UnsupportedRun('irrad_mode: measured plane irradiance')
  const delivered =
    left(inputs.number('transmission_loss', 0)) * left(inputs.number('adjust_constant', 0))
  return {
    blocks: enabledSubarrays(inputs).map((subarray) => ({
      ...common.block,
      ...blockOfSubarray(subarray, inputs, common.module, site),
    })),
    plant: { unavailabilityFraction: 1 - delivered },
    isWeatherAlbedo: inputs.number('use_wf_albedo', 0) === 1,
    light,
  }
}

/** The first, and those of the others that are switched on. */
function enabledSubarrays(inputs: SscInputs): readonly Subarray[] {
  return [1, 2, 3, 4]
    .filter((number) => number === 1 || inputs.number(`subarray${number}_enable`, 0) === 1)
    .map((number) => ({
      number: (name, fallback) => inputs.number(`subarray${number}_${name}`, fallback),
      required: (name) => inputs.required(`subarray${number}_${name}`),
      list: (name) => inputs.list(`subarray${number}_${name}`),
    }))
}

/** Fields of a block that its subarray alone decides. */
type SubarrayFields = Pick<
  Block,
  | 'slope'
  | 'mount'
  | 'rows'
  | 'rowMask'
  | 'allowances'
  | 'soiling'
  | 'modulesPerString'
  | 'stringCount'
>

function commonOfSubarrays(
  inputs: SscInputs,
  site: RunSite,
): { readonly module: SamModule; readonly block: Omit<Block, keyof SubarrayFields> } {
  const module = samModule(inputs)
  const inverter = samInverter(inputs)
  const inverterCount = inputs.number('inverter_count', 1)
  const ratingVa = inverterCount * inverter.maxAcPowerW
  const skyModel = SKY_MODELS[inputs.number('sky_model', 2)]
  if (skyModel === undefined) throw new UnsupportedRun('sky_model is not 0, 1 or 2')
  const loadPercent = inputs.number('transformer_load_loss', 0)
  const ironPercent = inputs.number('transformer_no_load_loss', 0)
  return {
    module,
    block: {
      id: 'ssc',
      site,
      skyModel,
      albedoByMonth: byMonth('albedo', inputs.list('albedo') ?? [0.2]),
      opticsModel: 'openFront',
      module: module.module,
      degradation: { firstYearFraction: 0, laterYearsFraction: 0 },
      stringWireOhm: 0,
      inverter,
      inverterCount,
      powerFactor: 1,
      acLine: {
        resistancePerWireOhm: 0,
        voltageV: 800,
        lossFraction: inputs.number('acwiring_loss', 0) / 100,
      },
      mvTransformer: {
        nominalPowerVa: ratingVa,
        // SSC counts no iron loss without a load loss.
        ironLossW: loadPercent === 0 ? 0 : (ironPercent / 100) * ratingVa,
        nightDisconnect: false,
        copperLossAtNominalW: (loadPercent / 100) * ratingVa,
      },
    },
  }
}

function blockOfSubarray(
  subarray: Subarray,
  inputs: SscInputs,
  module: SamModule,
  site: RunSite,
): SubarrayFields {
  const modulesPerString = subarray.required('modules_per_string')
  const stringCount = subarray.required('nstrings')
  const mount = samMount(subarray, site)
  const rowMask = samMask(subarray, module, { mount, modulesPerString, stringCount })
  return {
    slope: samSlope(subarray, mount),
    mount,
    rows: samRows(subarray, module, mount),
    ...(rowMask && { rowMask }),
    allowances: samAllowances(subarray, inputs, module),
    soiling: {
      kind: 'monthly',
      lossByMonth: byMonth('soiling', subarray.list('soiling') ?? [0]).map(
        (percent) => percent / 100,
      ),
    },
    modulesPerString,
    stringCount,
  }
}

function samAllowances(
  subarray: Subarray,
  inputs: SscInputs,
  module: SamModule,
): Block['allowances'] {
  const loss = (name: string): number => left(subarray.number(name, 0))
  return {
    rearStructureShadeFraction: 1 - loss('rack_shading') * loss('rear_soiling_loss'),
    transmissionFraction: module.transmissionFraction,
    rearMismatchFraction: subarray.number('electrical_mismatch', 0) / 100,
    frontMismatchFraction: subarray.number('mismatch_loss', 0) / 100,
    // All of SSC's flat losses of DC power beside mismatch; its wires lose a share, not a resistance's.
    qualityFraction:
      1 -
      loss('diodeconn_loss') *
        loss('dcwiring_loss') *
        loss('tracking_loss') *
        loss('nameplate_loss') *
        left(inputs.number('dcoptimizer_loss', 0)) *
        left(inputs.number('dc_adjust_constant', 0)),
  }
}
