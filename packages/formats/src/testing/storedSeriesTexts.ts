import { hoursOfYear } from './weatherTexts.ts'

/** The invented year of `weatherTexts.ts` as PVsyst stores it, in its weather files and in the results of a variant. */
const HOURS = hoursOfYear()
const two = (value: number): string => String(value).padStart(2, '0')
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Whole numbers of the file for a MJ: a tenth of a Wh. */
const TENTHS_OF_WH = 2777.778

function base62(value: number): string {
  let rest = Math.abs(value)
  let text = ''
  do {
    text = DIGITS.charAt(rest % 62) + text
    rest = Math.floor(rest / 62)
  } while (rest > 0)
  return `${value < 0 ? '-' : '+'}${text}`
}

interface Variable {
  readonly name: string
  readonly type: string
  readonly factor: number
  /** The whole number that stands in the file for an hour of the year. */
  readonly value: (hour: number) => number
}

function variableLines({ name, type, factor, value }: Variable, index: number): readonly string[] {
  return [
    `    VarSimul_${index + 1}=${name}`,
    `      VarType=${type}`,
    `      WRFactor=${factor}`,
    ...Array.from({ length: 365 }, (_, day) => {
      const { month = 1, day: ofMonth = 1 } = HOURS[day * 24] ?? {}
      const hours = Array.from({ length: 24 }, (_hour, hour) => base62(value(day * 24 + hour)))
      return `        Day_${two(ofMonth)}${two(month)}=${hours.join('')}`
    }),
    '      End of Data',
    `    End of VarSimul=vi${name}`,
  ]
}

function listLines(list: string, variables: readonly Variable[]): readonly string[] {
  return [
    `  ${list}, list of=${variables.length} TVarSimul`,
    ...variables.flatMap(variableLines),
    `  End of the List ${list}`,
  ]
}

const AT_THE_TEST_SITE = ['40.0000', '-105.0000', '1600', '-7.0'] as const

/** A weather file. @param place - latitude, longitude, altitude and hours from UTC */
export function pvsystMetText([latitude, longitude, altitude, zone]: readonly [
  string,
  string,
  string,
  string,
] = AT_THE_TEST_SITE): string {
  const light = { type: 'Irrad', factor: TENTHS_OF_WH }
  return [
    'PVObject_=pvMeteo',
    '  Comment=Test site;TMY',
    '  Version=7.3.4',
    '  SourceM=Meteonorm 8.1',
    '  TypeM=TMY',
    '  DateDebF=01/01/90 00:00',
    '  TimeShift=0',
    '  PasAccum=60',
    '  PVObject_SiteMet=pvSite',
    `    Latitude=${latitude}`,
    `    Longitude=${longitude}`,
    `    Altitude=${altitude}`,
    `    TimeZone=${zone}`,
    '  End of PVObject pvSite',
    ...listLines('VarMeteo', [
      { ...light, name: 'GlobHor', value: (hour) => (HOURS[hour]?.ghi ?? 0) * 10 },
      { ...light, name: 'DiffHor', value: (hour) => (HOURS[hour]?.dhi ?? 0) * 10 },
      {
        name: 'T_Amb',
        type: 'Temper',
        factor: 100,
        value: (hour) => Math.round((HOURS[hour]?.temp ?? 0) * 100),
      },
      {
        name: 'WindVel',
        type: 'WindVel',
        factor: 100,
        value: (hour) => Math.round((HOURS[hour]?.wind ?? 0) * 100),
      },
    ]),
    'End of PVObject pvMeteo',
  ].join('\r\n')
}

/** A variable of results and what it is of the light on the ground, an hour's Wh of a Wh/m². */
const OF_THE_LIGHT: readonly (readonly [name: string, type: 'Irrad' | 'Energy', share: number])[] =
  [
    ['GlobHor', 'Irrad', 1],
    ['GlobInc', 'Irrad', 1.2],
    ['GlobShd', 'Irrad', 1.16],
    ['GlobEff', 'Irrad', 1.14],
    ['EArrNom', 'Energy', 27.4],
    ['GIncLss', 'Energy', 0.2],
    ['TempLss', 'Energy', 1.2],
    ['LIDLoss', 'Energy', 0.4],
    ['MisLoss', 'Energy', 0.5],
    ['OhmLoss', 'Energy', 0.2],
    ['EArrMPP', 'Energy', 24.9],
    ['EArray', 'Energy', 24.8],
    ['E_Grid', 'Energy', 24.3],
  ]

/** Results of a variant of 24 kW, hour by hour: every variable is the same share of the light on the ground all year. */
export function resultsText(): string {
  const variables = OF_THE_LIGHT.map(([name, type, share]) => ({
    name,
    type,
    factor: TENTHS_OF_WH,
    value: (hour: number) => Math.round((HOURS[hour]?.ghi ?? 0) * share * 10),
  }))
  return `${listLines('VarList', variables).join('\n')}\n`
}
