import type { Crs } from '../../crs/crs.ts'

const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'

/** WKT (in the manner of ESRI) for the degrees and the UTM zones of WGS 84; undefined for other systems. */
export function prjText({ epsg = 0 }: Pick<Crs, 'epsg'>): string | undefined {
  if (epsg === 4326) return WGS84
  const isSouth = epsg > 32700
  const zone = epsg - (isSouth ? 32700 : 32600)
  if (zone < 1 || zone > 60) return undefined
  return (
    `PROJCS["WGS_1984_UTM_Zone_${zone}${isSouth ? 'S' : 'N'}",${WGS84},PROJECTION["Transverse_Mercator"],` +
    `PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",${isSouth ? '10000000.0' : '0.0'}],` +
    `PARAMETER["Central_Meridian",${6 * zone - 183}.0],PARAMETER["Scale_Factor",0.9996],` +
    'PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
  )
}
