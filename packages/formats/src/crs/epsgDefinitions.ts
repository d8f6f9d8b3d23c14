/** A coordinate system of the table: its EPSG code, its name and its PROJ text. */
export interface EpsgDefinition {
  readonly epsg: number
  readonly name: string
  readonly proj: string
}

const GRS80 = '+ellps=GRS80 +towgs84=0,0,0'

const degrees = (epsg: number, name: string, ellipsoid = GRS80): EpsgDefinition => ({
  epsg,
  name,
  proj: `+proj=longlat ${ellipsoid}`,
})

/** Families of UTM zones: the code of zone z is `base` + z. Datums of one family lie within a metre or two of WGS 84. */
const UTM_FAMILIES = [
  { base: 32600, first: 1, last: 60, isSouth: false, datum: 'WGS 84', ellipsoid: '+datum=WGS84' },
  { base: 32700, first: 1, last: 60, isSouth: true, datum: 'WGS 84', ellipsoid: '+datum=WGS84' },
  { base: 26900, first: 1, last: 23, isSouth: false, datum: 'NAD83', ellipsoid: GRS80 },
  { base: 6329, first: 1, last: 19, isSouth: false, datum: 'NAD83(2011)', ellipsoid: GRS80 },
  { base: 25800, first: 28, last: 38, isSouth: false, datum: 'ETRS89', ellipsoid: GRS80 },
  { base: 28300, first: 48, last: 58, isSouth: true, datum: 'GDA94', ellipsoid: GRS80 },
  { base: 7800, first: 46, last: 59, isSouth: true, datum: 'GDA2020', ellipsoid: GRS80 },
  { base: 31954, first: 11, last: 22, isSouth: false, datum: 'SIRGAS 2000', ellipsoid: GRS80 },
  { base: 31960, first: 17, last: 25, isSouth: true, datum: 'SIRGAS 2000', ellipsoid: GRS80 },
] as const

/** Zone and datum of a UTM code; undefined for other codes. */
export function utmDefinition(epsg: number): EpsgDefinition | undefined {
  const family = UTM_FAMILIES.find(
    ({ base, first, last }) => epsg >= base + first && epsg <= base + last,
  )
  if (family === undefined) return undefined
  const zone = epsg - family.base
  const { isSouth } = family
  return {
    epsg,
    name: `${family.datum} / UTM zone ${zone}${isSouth ? 'S' : 'N'}`,
    proj: `+proj=utm +zone=${zone}${isSouth ? ' +south' : ''} ${family.ellipsoid} +units=m`,
  }
}

/** Towards WGS 84: seven parameters of the position vector, from the EPSG register. */
const BESSEL_DE = '+ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7'

/** Degrees, the web's Mercator, and national grids, by the EPSG register. */
export const EPSG_DEFINITIONS: readonly EpsgDefinition[] = [
  degrees(4326, 'WGS 84', '+datum=WGS84'),
  degrees(4979, 'WGS 84 (3D)', '+datum=WGS84'),
  degrees(4269, 'NAD83'),
  degrees(6318, 'NAD83(2011)'),
  degrees(4258, 'ETRS89'),
  degrees(4283, 'GDA94'),
  degrees(7844, 'GDA2020'),
  degrees(4167, 'NZGD2000'),
  degrees(4674, 'SIRGAS 2000'),
  degrees(4490, 'CGCS2000'),
  degrees(6668, 'JGD2011'),
  {
    epsg: 3857,
    name: 'WGS 84 / Pseudo-Mercator',
    proj: '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null',
  },
  {
    epsg: 3035,
    name: 'ETRS89 / LAEA Europe',
    proj: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${GRS80} +units=m`,
  },
  {
    epsg: 5070,
    name: 'NAD83 / Conus Albers',
    proj: `+proj=aea +lat_1=29.5 +lat_2=45.5 +lat_0=23 +lon_0=-96 +x_0=0 +y_0=0 ${GRS80} +units=m`,
  },
  {
    epsg: 28992,
    name: 'Amersfoort / RD New',
    proj: '+proj=sterea +lat_0=52.15616055555555 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.398957,0.343988,-1.8774,4.0725 +units=m',
  },
  {
    epsg: 27700,
    name: 'OSGB36 / British National Grid',
    proj: '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m',
  },
  {
    epsg: 2157,
    name: 'IRENET95 / Irish Transverse Mercator',
    proj: `+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=0.99982 +x_0=600000 +y_0=750000 ${GRS80} +units=m`,
  },
  {
    epsg: 2154,
    name: 'RGF93 / Lambert-93',
    proj: `+proj=lcc +lat_1=49 +lat_2=44 +lat_0=46.5 +lon_0=3 +x_0=700000 +y_0=6600000 ${GRS80} +units=m`,
  },
  {
    epsg: 31370,
    name: 'BD72 / Belgian Lambert 72',
    proj: '+proj=lcc +lat_1=51.16666723333333 +lat_2=49.8333339 +lat_0=90 +lon_0=4.367486666666666 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m',
  },
  {
    epsg: 3812,
    name: 'ETRS89 / Belgian Lambert 2008',
    proj: `+proj=lcc +lat_1=49.83333333333334 +lat_2=51.16666666666666 +lat_0=50.797815 +lon_0=4.359215833333333 +x_0=649328 +y_0=665262 ${GRS80} +units=m`,
  },
  {
    epsg: 2056,
    name: 'CH1903+ / LV95',
    proj: '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
  },
  {
    epsg: 21781,
    name: 'CH1903 / LV03',
    proj: '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +x_0=600000 +y_0=200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
  },
  ...[2, 3, 4, 5].map((zone) => ({
    epsg: 31464 + zone,
    name: `DHDN / 3-degree Gauss-Kruger zone ${zone}`,
    proj: `+proj=tmerc +lat_0=0 +lon_0=${3 * zone} +k=1 +x_0=${zone}500000 +y_0=0 ${BESSEL_DE} +units=m`,
  })),
  {
    epsg: 31287,
    name: 'MGI / Austria Lambert',
    proj: '+proj=lcc +lat_1=49 +lat_2=46 +lat_0=47.5 +lon_0=13.33333333333333 +x_0=400000 +y_0=400000 +ellps=bessel +towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 +units=m',
  },
  {
    epsg: 2180,
    name: 'ETRF2000-PL / CS92',
    proj: `+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 ${GRS80} +units=m`,
  },
  {
    epsg: 3006,
    name: 'SWEREF99 TM',
    proj: `+proj=utm +zone=33 ${GRS80} +units=m`,
  },
  {
    epsg: 3067,
    name: 'ETRS89 / TM35FIN(E,N)',
    proj: `+proj=utm +zone=35 ${GRS80} +units=m`,
  },
  {
    epsg: 3763,
    name: 'ETRS89 / Portugal TM06',
    proj: `+proj=tmerc +lat_0=39.66825833333333 +lon_0=-8.133108333333334 +k=1 +x_0=0 +y_0=0 ${GRS80} +units=m`,
  },
  ...[
    { epsg: 3003, zone: 1, lon: 9, x: 1_500_000 },
    { epsg: 3004, zone: 2, lon: 15, x: 2_520_000 },
  ].map(({ epsg, zone, lon, x }) => ({
    epsg,
    name: `Monte Mario / Italy zone ${zone}`,
    proj: `+proj=tmerc +lat_0=0 +lon_0=${lon} +k=0.9996 +x_0=${x} +y_0=0 +ellps=intl +towgs84=-104.1,-49.1,-9.9,0.971,-2.917,0.714,-11.68 +units=m`,
  })),
  {
    epsg: 2100,
    name: 'GGRS87 / Greek Grid',
    proj: '+proj=tmerc +lat_0=0 +lon_0=24 +k=0.9996 +x_0=500000 +y_0=0 +ellps=GRS80 +towgs84=-199.87,74.79,246.62,0,0,0,0 +units=m',
  },
  {
    epsg: 2193,
    name: 'NZGD2000 / New Zealand Transverse Mercator 2000',
    proj: `+proj=tmerc +lat_0=0 +lon_0=173 +k=0.9996 +x_0=1600000 +y_0=10000000 ${GRS80} +units=m`,
  },
]

/** Other codes by which the web's Mercator goes. */
export const EPSG_ALIASES: Readonly<Record<number, number>> = {
  900913: 3857,
  3785: 3857,
  102100: 3857,
  102113: 3857,
}
