import { describe, expect, test } from 'vitest'
import { crsOfEpsg, crsOfText, LNG_LAT, offeredCrs, utmCrsAt } from './crs.ts'

describe('systems of coordinates', () => {
  test.each([
    // the Onze Lieve Vrouwetoren, origin of the Dutch grid (NSGI's RDNAPTRANS point: within 1 m by seven parameters)
    [28992, 155_000, 463_000, 5.387206, 52.155174, 1e-5],
    // Kadaster's example of Westertoren, Amsterdam
    [28992, 120_700.723, 487_525.501, 4.883_52, 52.374_53, 2e-5],
    // the zero of UTM: 500 km east is the middle of the zone
    [32632, 500_000, 0, 9, 0, 1e-9],
    [32733, 500_000, 10_000_000, 15, 0, 1e-9],
    // Ordnance Survey: Caister Water Tower, 651409.903 313177.270 in ETRS89 N 52 39 28.72, E 1 42 57.79 (to 5 m)
    [27700, 651_409.903, 313_177.27, 1.716_053, 52.657_977, 6e-5],
    // swisstopo: Bern's old observatory
    [2056, 2_600_000, 1_200_000, 7.438_637, 46.951_083, 1e-5],
    [3857, 0, 0, 0, 0, 1e-9],
    [2154, 700_000, 6_600_000, 3, 46.5, 1e-9],
    [4326, 12.5, -33.25, 12.5, -33.25, 1e-12],
  ])('EPSG:%i at %f, %f', (code, x, y, longitude, latitude, tolerance) => {
    const crs = crsOfEpsg(code)
    const [lng, lat] = crs?.toLngLat(x, y) ?? []
    expect(Math.abs((lng ?? 999) - longitude)).toBeLessThan(tolerance)
    expect(Math.abs((lat ?? 999) - latitude)).toBeLessThan(tolerance)
    const [backX, backY] = crs?.fromLngLat(lng ?? 0, lat ?? 0) ?? []
    expect(Math.abs((backX ?? 0) - x)).toBeLessThan(0.02)
    expect(Math.abs((backY ?? 0) - y)).toBeLessThan(0.02)
  })

  test('every system of the table takes places there and back', () => {
    for (const crs of offeredCrs(9, 48)) {
      const [x, y] = crs.fromLngLat(9, 48)
      const [lng, lat] = crs.toLngLat(x, y)
      expect([crs.name, Math.abs(lng - 9) < 1e-3, Math.abs(lat - 48) < 1e-3]).toEqual([
        crs.name,
        true,
        true,
      ])
    }
  })

  test.each([
    [26912, 'NAD83 / UTM zone 12N'],
    [25832, 'ETRS89 / UTM zone 32N'],
    [28355, 'GDA94 / UTM zone 55S'],
    [7856, 'GDA2020 / UTM zone 56S'],
    [31983, 'SIRGAS 2000 / UTM zone 23S'],
    [31976, 'SIRGAS 2000 / UTM zone 22N'],
    [6341, 'NAD83(2011) / UTM zone 12N'],
    [102100, 'WGS 84 / Pseudo-Mercator'],
  ])('EPSG:%i is %s', (code, name) => {
    expect(crsOfEpsg(code)?.name).toBe(name)
  })

  test.each([
    'EPSG:32612',
    'epsg:32612',
    '32612',
    'urn:ogc:def:crs:EPSG::32612',
    'urn:ogc:def:crs:EPSG:6.9:32612',
    'http://www.opengis.net/def/crs/EPSG/0/32612',
  ])('%s is read as a code', (text) => {
    expect(crsOfText(text)?.epsg).toBe(32612)
  })

  test('texts of .prj files and of PROJ are read', () => {
    const esri =
      'PROJCS["WGS_1984_UTM_Zone_12N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-111.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]'
    const degrees =
      'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]'
    const reference = crsOfEpsg(32612)?.toLngLat(320_000, 5_100_000) ?? [0, 0]
    for (const text of [esri, '+proj=utm +zone=12 +datum=WGS84 +units=m']) {
      const [lng, lat] = crsOfText(text)?.toLngLat(320_000, 5_100_000) ?? [0, 0]
      expect(lng).toBeCloseTo(reference[0], 8)
      expect(lat).toBeCloseTo(reference[1], 8)
    }
    expect(crsOfText(esri)?.name).toBe('WGS_1984_UTM_Zone_12N')
    expect(crsOfText(degrees)).toMatchObject({ isGeographic: true, name: 'WGS 84' })
    expect(crsOfText(degrees)?.toLngLat(7, 8)).toEqual([7, 8])
    expect(crsOfText('OGC:CRS84')?.epsg).toBe(4326)
    const feet = crsOfText('+proj=utm +zone=12 +datum=WGS84 +units=us-ft')
    const [lng] = feet?.toLngLat(320_000 / 0.3048006096, 5_100_000 / 0.3048006096) ?? [0]
    expect(lng).toBeCloseTo(reference[0], 6)
  })

  test.each(['', 'hello', '12', 'EPSG:999999', 'LOCAL_CS["a drawing"]', '+proj=nothing'])(
    'of %o nothing is made up',
    (text) => {
      expect(crsOfText(text)).toBeUndefined()
    },
  )

  test('a place has its zone', () => {
    expect(utmCrsAt(-112.5, 33.4).epsg).toBe(32612)
    expect(utmCrsAt(151, -33).epsg).toBe(32756)
    expect(utmCrsAt(180, 10).epsg).toBe(32660)
    expect(LNG_LAT.toLngLat(1, 2)).toEqual([1, 2])
  })
})
