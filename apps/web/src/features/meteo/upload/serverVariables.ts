import type { DstShift, WeatherFile } from '@duet/formats'
import type {
  CreateEnviroDatasetFromMetFileMutationVariables,
  CsvMapping,
} from '../../../lib/gql/graphql.ts'
import { airVariables } from './airChoice.ts'
import { missingNumbers, refOf, summerTimes, type WizardForm } from './wizardForm.ts'

/** Summer times as the server takes them: those that the reading used, within the file; null: to be found. */
function shiftsOf(form: WizardForm, weather: WeatherFile | undefined): readonly DstShift[] | null {
  const shifts = weather?.dstShifts ?? summerTimes(form)
  if (shifts === 'find') return null
  if (!weather || weather.metadata.type === 'TMY') return shifts.slice(-400)
  const { start_time, end_time } = weather.metadata
  return shifts.filter(
    ({ from, to }) => to >= start_time.slice(0, 10) && from.slice(0, 10) <= end_time.slice(0, 10),
  )
}

type MetVariables = Omit<
  CreateEnviroDatasetFromMetFileMutationVariables,
  'project_id' | 'storage_key' | 'filename'
>

/** The answers for a file of known layout, as the server takes them. */
export function toMetVariables(form: WizardForm, weather: WeatherFile | undefined): MetVariables {
  return {
    name: form.name.trim(),
    type: form.type ?? null,
    interval_alignment: form.alignment ?? null,
    time_zone_h: form.localZoneH,
    clock_h: form.clockH,
    dst_shifts: shiftsOf(form, weather),
    repeated_rows: form.repeatedRows ?? null,
    latitude: form.latitude,
    longitude: form.longitude,
    altitude_m: form.altitudeM,
    air_temperature: airVariables(form, weather),
  }
}

/** The mapping of a table, as the server takes it: of a date or time as text, the second entry is its order. */
export function toCsvMapping(form: WizardForm, weather: WeatherFile | undefined): CsvMapping {
  return {
    columns: Object.fromEntries(columnEntries(form)),
    time_zone_h: form.clockH ?? 0,
    local_time_zone_h: form.localZoneH,
    interval_alignment: form.alignment ?? 'beginning',
    type: form.type ?? weather?.metadata.type ?? 'Sequential',
    latitude: form.latitude ?? 0,
    longitude: form.longitude ?? 0,
    altitude_m: form.altitudeM,
    ...(form.planeTiltDeg === null ? {} : { plane_tilt_deg: form.planeTiltDeg }),
    ...(form.planeAzimuthDeg === null ? {} : { plane_azimuth_deg: form.planeAzimuthDeg }),
    ...(form.tableYear === null ? {} : { year: form.tableYear }),
    ...layoutEntries(form),
    dst_shifts: shiftsOf(form, weather),
    repeated_rows: form.repeatedRows ?? null,
  }
}

function columnEntries(form: WizardForm) {
  return form.columns.flatMap(({ quantity, unit }, index) => {
    if (quantity === undefined) return []
    const isStamp = quantity === 'time' || quantity === 'date'
    return [[quantity, [refOf(form, index), isStamp ? form.dateOrder : unit]] as const]
  })
}

function layoutEntries({ layout }: WizardForm) {
  if (!layout) return {}
  return {
    header_line: layout.headerLine,
    first_data_line: layout.firstDataLine,
    delimiter: layout.delimiter,
    decimal_comma: layout.decimalComma,
    missing_values: [...missingNumbers(layout.missing)],
  }
}
