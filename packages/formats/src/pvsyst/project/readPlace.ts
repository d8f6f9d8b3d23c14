import type { PvsystPlace } from '../placeTypes.ts'
import { fileHead } from '../text/fileHead.ts'
import type { FileNotes } from '../text/fileNotes.ts'
import type { ParsedPvsyst, PvsystObject } from '../text/parsePvsystObject.ts'
import type { PvsystFields } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'
import type { PvsystSite } from '../types.ts'

/** The only unit of monthly irradiation that was ever seen: kWh/m² a month. */
const MONTHLY_UNIT = 'kWh_m2_m'

/** A `pvSite`; null, with a remark, where it has no coordinates. */
export function placeOf(object: PvsystObject | undefined, notes: FileNotes): PvsystPlace | null {
  if (!object) return null
  const fields = notes.fields(object)
  const latitudeDeg = coordinate(fields, 'Latitude', 90)
  const longitudeDeg = coordinate(fields, 'Longitude', 180)
  if (latitudeDeg === undefined || longitudeDeg === undefined) {
    notes.remark(`The place of line ${object.line} has no latitude or longitude and was left out.`)
    return null
  }
  const comment = fields.text('Comment')?.split(';')[0]
  const variation = fields.number('YrToYrVar')
  return {
    name: fields.text('Site') ?? comment ?? '',
    country: fields.text('Country') ?? '',
    region: fields.text('Region') ?? '',
    file: fields.text('NomF') ?? '',
    latitudeDeg,
    longitudeDeg,
    altitudeM: fields.number('Altitude') ?? null,
    utcOffsetH: fields.number('TimeZone') ?? null,
    albedo: fields.number('Albedo') ?? null,
    globalHorizontalWhM2: irradiation(fields, 'GlobalH', notes),
    diffuseHorizontalWhM2: irradiation(fields, 'DiffuseH', notes),
    airC: months(fields, 'TAmb', notes),
    windMPerS: months(fields, 'WindVel', notes),
    relativeHumidity: months(fields, 'RelHum', notes),
    linkeTurbidity: months(fields, 'Linke', notes),
    yearToYearVariation: variation === undefined ? null : variation / 100,
  }
}

function coordinate(fields: PvsystFields, key: string, most: number): number | undefined {
  const value = fields.number(key)
  if (value === undefined || Math.abs(value) <= most) return value
  throw new PvsystFileError(
    'not_possible',
    `"${key}=${value}" is not within ±${most}°. Correct the line and import the file again.`,
  )
}

function irradiation(
  fields: PvsystFields,
  key: string,
  notes: FileNotes,
): readonly number[] | null {
  const kwh = months(fields, key, notes)
  const unit = fields.text('UnitsDisp')
  if (!kwh || unit === MONTHLY_UNIT) return kwh && kwh.map((value) => 1000 * value)
  notes.remark(`${key} is in "${unit ?? 'no unit'}", not in kWh/m² a month, and was left out.`)
  return null
}

/** Twelve values, the year that follows them left out; null where there are none. */
export function months(
  fields: PvsystFields,
  key: string,
  notes: FileNotes,
): readonly number[] | null {
  const values = fields.list(key)
  if (values.length >= 12) return values.slice(0, 12)
  if (values.length > 0)
    notes.remark(`${key} has ${values.length} values instead of 12 and was left out.`)
  return null
}

/** A file `.SIT`. @throws PvsystFileError */
export function readSite(parsed: ParsedPvsyst, filename: string, notes: FileNotes): PvsystSite {
  const place = placeOf(parsed.root, notes)
  if (!place) {
    throw new PvsystFileError(
      'missing_value',
      'The file gives no Latitude or no Longitude. Open the site in PVsyst, complete it and save it again.',
    )
  }
  return {
    ...fileHead(parsed, filename, notes),
    kind: 'site',
    ...place,
    file: place.file || filename,
  }
}
