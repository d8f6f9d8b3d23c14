import type { Inverter } from '@duet/engine'
import { byMonth, left, type SscInputs, UnsupportedRun } from './inputs.ts'
import { pvwattsField, pvwattsMask, pvwattsMount, pvwattsSlope } from './pvwattsField.ts'
import { PVWATTS_TYPES, pvwattsModule, ratedW } from './pvwattsModule.ts'
import type { EngineRun, RunSite } from './sscRun.ts'

/** Open area of PVWatts' bifacial modules. */
const TRANSMISSION = 0.013

/** Losses that PVWatts assumes, per cent. */
const DEFAULT_LOSSES = 14.0757

/**
 * The engine's block of a `pvwattsv7` or `pvwattsv8` run: version 7 has a linear module and PVWatts' inverter, version 8 a module of
 * the CEC list and Sandia's inverter without curvature. The field's size is PVWatts' own estimate.
 *
 * @throws UnsupportedRun naming the input that has no counterpart
 */
export function pvwattsBlock(version: 7 | 8, inputs: SscInputs, site: RunSite): EngineRun {
  const type = PVWATTS_TYPES[inputs.number('module_type', 0)]
  if (type === undefined) throw new UnsupportedRun('module_type is not 0, 1 or 2')
  const arrayType = inputs.required('array_type')
  const mount = pvwattsMount(inputs, arrayType)
  const capacityW = inputs.required('system_capacity') * 1000
  const acW = capacityW / inputs.number('dc_ac_ratio', 1.1)
  const layout = pvwattsField(type, mount, capacityW, inputs.number('gcr', 0.3))
  const hasMask = arrayType === 0 || arrayType === 2 || arrayType === 3
  return {
    blocks: [
      {
        id: 'ssc',
        site,
        skyModel: 'perezHighSun',
        albedoByMonth: byMonth('albedo', inputs.list('albedo') ?? [0.2]),
        slope: pvwattsSlope(inputs, mount),
        mount,
        rows: layout.rows,
        opticsModel: 'openFront',
        ...(hasMask && { rowMask: pvwattsMask(type, layout, mount) }),
        allowances: {
          rearStructureShadeFraction: 0,
          transmissionFraction: TRANSMISSION,
          rearMismatchFraction: 0,
          frontMismatchFraction: 0,
          qualityFraction: inputs.number('losses', DEFAULT_LOSSES) / 100,
        },
        soiling: {
          kind: 'monthly',
          lossByMonth: byMonth('soiling', inputs.list('soiling') ?? [0]).map((x) => x / 100),
        },
        module: pvwattsModule(version, type, layout, arrayType, inputs.number('bifaciality', 0)),
        degradation: { firstYearFraction: 0, laterYearsFraction: 0 },
        modulesPerString: 1,
        stringCount: capacityW / ratedW(version, type),
        stringWireOhm: 0,
        inverter: pvwattsInverter(version, acW, capacityW, inputs.number('inv_eff', 96) / 100),
        inverterCount: 1,
        powerFactor: 1,
        acLine: { resistancePerWireOhm: 0, voltageV: 800 },
        mvTransformer: {
          nominalPowerVa: acW,
          ironLossW: (inputs.number('xfmr_nll', 0) / 100) * acW,
          nightDisconnect: false,
          copperLossAtNominalW: (inputs.number('xfmr_ll', 0) / 100) * acW,
        },
      },
    ],
    plant: { unavailabilityFraction: 1 - left(inputs.number('adjust_constant', 0)) },
    isWeatherAlbedo: inputs.number('use_wf_albedo', 0) === 1,
    light: 'beamAndDiffuse',
  }
}

/** Own power of version 8's inverter, of its AC rating, by the size of the system in W. */
function ownPowerFraction(capacityW: number): number {
  // SSC compares the capacity in W with limits meant in kW: above 1 kW every system is of the utility's class.
  if (capacityW < 10) return 0.002246
  return capacityW < 1000 ? 0.002478 : 0.004931
}

function pvwattsInverter(
  version: 7 | 8,
  acW: number,
  capacityW: number,
  efficiency: number,
): Inverter {
  const pdcoW = acW / efficiency
  return {
    conversion:
      version === 7
        ? { kind: 'pvwatts', nominalEfficiency: efficiency, pdc0W: pdcoW }
        : {
            kind: 'sandia',
            pacoW: acW,
            pdcoW,
            vdcoV: 0,
            psoW: ownPowerFraction(capacityW) * acW,
            c0: 0,
            c1: 0,
            c2: 0,
            c3: 0,
          },
    maxAcPowerW: acW,
    maxApparentPowerVa: acW,
    minMpptVoltageV: 0,
    maxMpptVoltageV: Number.POSITIVE_INFINITY,
    maxDcVoltageV: Number.POSITIVE_INFINITY,
    maxDcCurrentA: Number.POSITIVE_INFINITY,
    selfConsumptionW: 0,
    nightTareW: 0,
    derating: [],
    acVoltageV: 800,
  }
}
