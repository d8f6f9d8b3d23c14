import { readFileSync } from 'node:fs'
import { HOUR_MS } from '@duet/units'
import type { Block } from '../../../packages/engine/src/model/block.ts'
import type { Inverter, InverterConversion } from '../../../packages/engine/src/model/inverter.ts'
import type { CellTemperature } from '../../../packages/engine/src/model/module.ts'
import type { Mount } from '../../../packages/engine/src/model/mount.ts'
import type { Weather } from '../../../packages/engine/src/model/weather.ts'
import { FIRST_SOLAR_2 } from '../../../packages/engine/src/spectral/spectral.ts'
import { sandiaInverter } from '../modelInputs.ts'
import { parseCase } from '../vectorFile.ts'
import { yearModule } from '../yearModule.ts'

/** A reference year: the block and weather that ask the same of our engine, and what the reference gives. */
export interface ReferenceYear {
  readonly block: Block
  readonly weather: Weather
  readonly annual: Readonly<Record<string, number>>
  readonly monthly: Readonly<Record<string, readonly number[]>>
  readonly days: readonly Readonly<
    Record<string, readonly (number | null)[]> & { day_index: number }
  >[]
}

type Values = Readonly<Record<string, number>>

interface ReferenceInputs {
  readonly weather_file: string
  readonly site: Values
  readonly system: {
    readonly albedo: number
    readonly mount: Values & { readonly type: string; readonly backtrack?: boolean }
    readonly transposition: Values & { readonly model: string; readonly sky_model?: string }
    readonly iam: Values
    readonly spectral?: { readonly model: string; readonly module_type: string }
    readonly temperature: Values & { readonly model: string }
    readonly dc: Values & { readonly model: string; readonly parameters: Values }
    readonly inverter: Values & { readonly model: string; readonly parameters: Values }
  }
}

/** Reads one of `reference/vectors/e2e_*.json`; its rows, and the sun at their middle, are those of the reference chain. */
export function readReferenceYear(name: string): ReferenceYear {
  const { inputs, expected } = (read(`e2e_${name}.json`) as YearFile).cases[0]
  const { site } = inputs
  const rows = (read(inputs.weather_file) as RowsFile).cases[0].inputs
  const start = Date.UTC(site.nominal_year, 0, 1) - site.utc_offset * HOUR_MS
  const n = rows.ghi.length
  const weather: Weather = {
    intervalStartUtcMs: Float64Array.from({ length: n }, (_, i) => start + i * site.step_s * 1000),
    stepS: site.step_s,
    utcOffsetH: site.utc_offset,
    sunAt: 'middle',
    ghiWm2: Float64Array.from(rows.ghi),
    dniWm2: Float64Array.from(rows.dni),
    dhiWm2: Float64Array.from(rows.dhi),
    airC: Float64Array.from(rows.temp_air),
    windMPerS: Float64Array.from(rows.wind_speed),
    ...(rows.relative_humidity && {
      relativeHumidityPercent: Float64Array.from(rows.relative_humidity),
    }),
    ...(rows.precipitable_water && {
      precipitableWaterCm: Float64Array.from(rows.precipitable_water),
    }),
  }
  return {
    block: blockOf(inputs),
    weather,
    annual: expected.annual,
    monthly: expected.monthly,
    days: expected.hourly_days,
  }
}

interface YearFile {
  readonly cases: readonly [
    {
      readonly inputs: ReferenceInputs
      readonly expected: {
        readonly annual: ReferenceYear['annual']
        readonly monthly: ReferenceYear['monthly']
        readonly hourly_days: ReferenceYear['days']
      }
    },
  ]
}

interface RowsFile {
  readonly cases: readonly [{ readonly inputs: Readonly<Record<string, readonly number[]>> }]
}

function read(file: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../../reference/vectors/${file}`, import.meta.url), 'utf8'),
  )
}

function blockOf({ site, system }: ReferenceInputs): Block {
  const { transposition, dc, mount } = system
  const isSheds = transposition.model === 'infinite_sheds'
  const pitchM = transposition.pitch ?? 5
  return {
    id: 'reference',
    site: { latitudeDeg: site.latitude, longitudeDeg: site.longitude, altitudeM: site.altitude },
    skyModel: (isSheds ? transposition.sky_model : transposition.model) as Block['skyModel'],
    albedoByMonth: Array.from({ length: 12 }, () => system.albedo),
    slope: { tiltDeg: 0, azimuthDeg: 180 },
    mount: mountOf(mount),
    ...(mount.gcr && {
      rows: {
        pitchM,
        collectorWidthM: mount.gcr * pitchM,
        centreHeightM: transposition.height ?? 1.5,
      },
    }),
    opticsModel: isSheds ? 'infiniteSheds' : 'openPlane',
    allowances: {
      rearStructureShadeFraction: isSheds ? -transposition.shade_factor : 0,
      transmissionFraction: 0,
      rearMismatchFraction: 0,
      frontMismatchFraction: 0,
      qualityFraction: (dc.dc_loss_percent ?? dc.losses_percent) / 100,
    },
    soiling: { kind: 'monthly', lossByMonth: Array.from({ length: 12 }, () => 0) },
    module: {
      electrical: yearModule(parseCase(dc)),
      iam: {
        kind: 'physical',
        n: system.iam.n,
        kPerM: system.iam.K,
        thicknessM: system.iam.L,
      },
      iamOn: isSheds ? 'beamAndCircumsolar' : 'beam',
      heatedBy: isSheds ? 'effective' : 'plane',
      spectral: system.spectral
        ? { kind: 'firstSolar2', coefficients: FIRST_SOLAR_2.cdte }
        : { kind: 'none' },
      cellTemperature: temperatureOf(system.temperature),
      bifaciality: transposition.bifaciality ?? 0,
      lengthM: 2,
      widthM: 1,
    },
    degradation: { firstYearFraction: 0, laterYearsFraction: 0 },
    modulesPerString: dc.modules_per_string ?? 1,
    stringCount: dc.strings ?? 1,
    stringWireOhm: 0,
    inverter: inverterOf(system.inverter),
    inverterCount: 1,
    powerFactor: 1,
    acLine: { resistancePerWireOhm: 0, voltageV: 480 },
    mvTransformer: {
      nominalPowerVa: 1e6,
      ironLossW: 0,
      nightDisconnect: true,
      copperLossAtNominalW: 0,
    },
  }
}

function mountOf(mount: ReferenceInputs['system']['mount']): Mount {
  return mount.type === 'fixed'
    ? { kind: 'fixed', tiltDeg: mount.surface_tilt, azimuthDeg: mount.surface_azimuth }
    : {
        kind: 'singleAxis',
        axisAzimuthDeg: mount.axis_azimuth,
        minAngleDeg: -mount.max_angle,
        maxAngleDeg: mount.max_angle,
        backtracking: mount.backtrack === true,
        slopeAware: true,
        stowAngleDeg: 0,
      }
}

function temperatureOf(t: ReferenceInputs['system']['temperature']): CellTemperature {
  switch (t.model) {
    case 'faiman':
      return { kind: 'faiman', u0: t.u0, u1: t.u1 }
    case 'pvsyst':
      return {
        kind: 'pvsyst',
        uc: t.u_c,
        uv: t.u_v,
        absorption: t.alpha_absorption,
        efficiency: t.module_efficiency,
      }
    case 'sapm':
      return { kind: 'sandia', a: t.a, b: t.b, deltaTC: t.deltaT, e0Wm2: 1000 }
    default:
      return { kind: 'noct', noctC: t.noct, efficiency: t.module_efficiency }
  }
}

/** The reference chains know no voltage window and no limit but the inverter's own. */
function inverterOf(inverter: ReferenceInputs['system']['inverter']): Inverter {
  const p = inverter.parameters
  const conversion: InverterConversion =
    inverter.model === 'sandia'
      ? { kind: 'sandia', ...sandiaInverter(p) }
      : { kind: 'pvwatts', nominalEfficiency: inverter.eta_inv_nom, pdc0W: inverter.pdc0 }
  const maxAcPowerW = inverter.model === 'sandia' ? p.Paco : inverter.eta_inv_nom * inverter.pdc0
  return {
    conversion,
    maxAcPowerW,
    maxApparentPowerVa: maxAcPowerW,
    minMpptVoltageV: 0,
    maxMpptVoltageV: Number.POSITIVE_INFINITY,
    maxDcVoltageV: Number.POSITIVE_INFINITY,
    maxDcCurrentA: Number.POSITIVE_INFINITY,
    selfConsumptionW: 0,
    nightTareW: inverter.model === 'sandia' ? p.Pnt : 0,
    derating: [],
    acVoltageV: 480,
  }
}
