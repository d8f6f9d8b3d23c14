import { DAY_MS } from '@duet/units'
import { oneOf } from './answer.ts'
import { isRecord, type JsonRecord, parseCase, type VectorCase } from './vectorFile.ts'

/** Inputs of an end-to-end reference year: values, texts and flags of each part, in the names of its file. */
export interface YearInputs {
  readonly site: VectorCase['value']
  /** Of each step, [n]. */
  readonly albedo: Float64Array
  readonly mount: VectorCase
  readonly transposition: VectorCase
  readonly iam: VectorCase
  readonly spectral: VectorCase
  readonly temperature: VectorCase
  readonly dc: VectorCase
  readonly inverter: VectorCase
}

/** A part of the system: the key that names its model, and the inputs of each model. */
interface PartKinds {
  readonly by: 'type' | 'model'
  readonly kinds: Readonly<Record<string, string>>
}

const DIODE =
  'module parameters modules_per_string strings dc_loss_percent parameters.alpha_sc parameters.I_L_ref parameters.I_o_ref parameters.R_sh_ref parameters.R_s'
const DE_SOTO = `${DIODE} parameters.a_ref parameters.EgRef parameters.dEgdT parameters.temp_ref parameters.irrad_ref`
const PARTS = {
  mount: {
    by: 'type',
    kinds: {
      fixed: 'surface_tilt surface_azimuth',
      single_axis: 'axis_tilt axis_azimuth max_angle backtrack gcr cross_axis_tilt',
    },
  },
  transposition: {
    by: 'model',
    kinds: {
      infinite_sheds:
        'sky_model gcr height pitch bifaciality shade_factor transmission_factor npoints',
      isotropic: '',
      haydavies: '',
      perez: 'model_perez',
      'perez-driesse': '',
      klucher: '',
      reindl: '',
      king: '',
    },
  },
  iam: {
    by: 'model',
    kinds: {
      physical: 'n K L n_ar',
      ashrae: 'b',
      martin_ruiz: 'a_r diffuse',
      sapm: 'B0 B1 B2 B3 B4 B5 upper',
      schlick: '',
    },
  },
  spectral: { by: 'model', kinds: { firstsolar: 'module_type' } },
  temperature: {
    by: 'model',
    kinds: {
      faiman: 'u0 u1',
      pvsyst: 'u_c u_v module_efficiency alpha_absorption',
      sapm: 'a b deltaT irrad_ref',
      noct_sam: 'noct module_efficiency transmittance_absorptance array_height mount_standoff',
      ross: 'noct k',
      generic_linear: 'u_const du_wind module_efficiency absorptance',
    },
  },
  dc: {
    by: 'model',
    kinds: {
      desoto: DE_SOTO,
      cec: `${DE_SOTO} parameters.Adjust`,
      pvsyst: `${DIODE} parameters.gamma_ref parameters.mu_gamma parameters.R_sh_0 parameters.R_sh_exp parameters.cells_in_series parameters.EgRef`,
      pvwatts: 'pdc0 gamma_pdc losses_percent',
    },
  },
  inverter: {
    by: 'model',
    kinds: {
      sandia:
        'name parameters parameters.Paco parameters.Pdco parameters.Vdco parameters.Pso parameters.C0 parameters.C1 parameters.C2 parameters.C3 parameters.Pnt',
      pvwatts: 'pdc0 eta_inv_nom eta_inv_ref',
    },
  },
} as const satisfies Readonly<Record<string, PartKinds>>

type PartName = keyof typeof PARTS

const SITE =
  'name description latitude longitude altitude utc_offset nominal_year step_s minute_offset'
const WEATHER = 'ghi dni dhi temp_air wind_speed relative_humidity precipitable_water albedo'

/**
 * Sorts the inputs of a year. A spectral model and an albedo may be missing: then there is none, or it is the weather's.
 *
 * @throws RangeError that names a model, an option or a column of the weather that is not known
 */
export function yearInputs(c: VectorCase, weather: VectorCase): YearInputs {
  only(c.raw, 'weather_file site system', '')
  only(weather.raw, WEATHER, 'weather')
  const system = recordOf(c.raw, 'system')
  const site = recordOf(c.raw, 'site')
  only(system, `albedo ${Object.keys(PARTS).join(' ')}`, 'system')
  only(site, SITE, 'site')
  const part = (name: PartName): VectorCase => partOf(system, name)
  const empty = parseCase({})
  return {
    site: parseCase(site).value,
    albedo: albedoOf(parseCase(system), weather),
    mount: part('mount'),
    transposition: part('transposition'),
    iam: part('iam'),
    spectral: system['spectral'] == null ? empty : part('spectral'),
    temperature: part('temperature'),
    dc: part('dc'),
    inverter: part('inverter'),
  }
}

function partOf(system: JsonRecord, name: PartName): VectorCase {
  const { by, kinds }: PartKinds = PARTS[name]
  const record = recordOf(system, name)
  const found = parseCase(record)
  const kind = oneOf(Object.keys(kinds), found.text[by])
  only(record, `${by} ${kinds[kind]}`, `system.${name}`)
  if (name === 'mount' && kind === 'single_axis' && found.flag.backtrack === undefined) {
    throw new RangeError('system.mount.backtrack is not true or false')
  }
  return found
}

/** Of the system, one for all steps, one each month or one each step; else that of the weather. */
function albedoOf({ value, series, text }: VectorCase, weather: VectorCase): Float64Array {
  const n = weather.series.ghi.length
  if (text.albedo !== undefined) oneOf(['weather', 'hourly'], text.albedo)
  const given =
    series.albedo ??
    (Number.isNaN(value.albedo ?? NaN)
      ? weather.series.albedo
      : new Float64Array(n).fill(value.albedo))
  if (given === undefined) throw new RangeError('neither system nor weather has an albedo')
  if (given.length === n) return given
  if (given.length !== 12) throw new RangeError(`got ${given.length} albedos for ${n} steps`)
  const stepMs = (365 * DAY_MS) / n
  return Float64Array.from(
    { length: n },
    (_, i) => given[new Date(Date.UTC(2001, 0, 1) + i * stepMs).getUTCMonth()],
  )
}

/** @throws RangeError that names a key which is not one of those, which are parted by spaces */
function only(record: JsonRecord, keys: string, path: string): void {
  const known = keys.split(' ')
  const named = Object.entries(record).flatMap(([key, item]) =>
    isRecord(item) && known.some((name) => name.startsWith(`${key}.`))
      ? [key, ...Object.keys(item).map((inner) => `${key}.${inner}`)]
      : [key],
  )
  for (const key of named) {
    if (known.includes(key)) continue
    const at = path === '' ? key : `${path}.${key}`
    throw new RangeError(`unknown option ${at}; known are ${known.filter(Boolean).join(', ')}`)
  }
}

function recordOf(record: JsonRecord, name: string): JsonRecord {
  const part = record[name]
  if (isRecord(part)) return part
  throw new RangeError(`the year has no ${name}`)
}
