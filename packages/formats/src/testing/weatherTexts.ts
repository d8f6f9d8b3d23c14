/**
 * Small weather files made in code, one a format, all of the same invented year: the hour that starts at h has
 * `sample(hour of the year)`. Site: 40° N, 105° W, UTC−7, 1600 m.
 */
export interface Sample {
  readonly ghi: number
  readonly dni: number
  readonly dhi: number
  readonly temp: number
  readonly rh: number
  readonly wind: number
  /** Whole degrees. */
  readonly direction: number
  /** hPa. */
  readonly pressure: number
  /** cm. */
  readonly pw: number
  /** cm. */
  readonly snow: number
}

/** Solar noon of the site is at 12:00 local standard time. */
export function sample(hourOfYear: number): Sample {
  const hour = hourOfYear % 24
  const day = Math.floor(hourOfYear / 24)
  const ghi = hour >= 6 && hour < 18 ? Math.round(800 * Math.sin((Math.PI * (hour - 5.5)) / 12)) : 0
  return {
    ghi,
    dni: Math.round(ghi * 0.9),
    dhi: Math.round(ghi * 0.2),
    temp: Math.round((5 + hour / 2 + 10 * Math.sin((day / 365) * Math.PI)) * 10) / 10,
    rh: 40 + hour,
    wind: 1 + (day % 10) / 10,
    direction: (hour * 15 + day) % 360,
    pressure: 830 + (day % 7),
    pw: 1 + hour / 10,
    snow: Math.max(0, 30 - day),
  }
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export interface HourOfYear extends Sample {
  readonly month: number
  readonly day: number
  /** Hour at which the interval starts. */
  readonly hour: number
}

/** The 8,760 hours of the year, in order. */
export function hoursOfYear(): readonly HourOfYear[] {
  const hours: HourOfYear[] = []
  DAYS.forEach((days, month) => {
    for (let day = 1; day <= days; day++) {
      for (let hour = 0; hour < 24; hour++)
        hours.push({ month: month + 1, day, hour, ...sample(hours.length) })
    }
  })
  return hours
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Source years of a typical year: they fall and rise from month to month. */
export function sourceYear(month: number): number {
  return month % 2 === 0 ? 1984 : 1999
}

/** It rains early every day, mm. */
export const rainAt = (hour: number): number => (hour === 5 ? 1.5 : 0)

export function tmy3Lines(): string[] {
  const header =
    'Date (MM/DD/YYYY),Time (HH:MM),ETR (W/m^2),GHI (W/m^2),GHI source,DNI (W/m^2),DNI source,DHI (W/m^2),DHI source,Dry-bulb (C),Dry-bulb source,RHum (%),RHum source,Pressure (mbar),Pressure source,Wdir (degrees),Wdir source,Wspd (m/s),Wspd source,Pwat (cm),Pwat source,Alb (unitless),Alb source,Lprecip depth (mm),Lprecip source'
  const rows = hoursOfYear().map(
    (h) =>
      `${two(h.month)}/${two(h.day)}/${sourceYear(h.month)},${two(h.hour + 1)}:00,0,${h.ghi},1,${h.dni},1,${h.dhi},1,${h.temp},A,${h.rh},A,${h.pressure},A,${h.direction},A,${h.wind},A,${h.pw},E,${h.hour === 12 ? '0.2,F' : '0.000,?'},${rainAt(h.hour)},D`,
  )
  return ['724666,"TEST, STATION",CO,-7.0,40.000,-105.000,1600', header, ...rows]
}

export function epwLines(): string[] {
  const rows = hoursOfYear().map(
    (h) =>
      `${sourceYear(h.month)},${h.month},${h.day},${h.hour + 1},60,?9?9?9,${h.temp},0.0,${h.rh},${h.pressure * 100},0,0,300,${h.ghi},${h.dni},${h.dhi},999999,999999,999999,9999,${h.direction},${h.wind},0,0,9999,99999,9,999999999,${h.pw * 10},0.1,${h.snow},88,999,${rainAt(h.hour)},0`,
  )
  const head = [
    'DESIGN CONDITIONS,0',
    'TYPICAL/EXTREME PERIODS,0',
    'GROUND TEMPERATURES,0',
    'HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0',
    'COMMENTS 1,test',
    'COMMENTS 2,test',
    'DATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31',
  ]
  return ['LOCATION,TEST,CO,USA,TMY,724666,40.0,-105.0,-7.0,1600.0', ...head, ...rows]
}

export function samLines(
  options: { readonly hasMinute: boolean; readonly year?: number } = { hasMinute: true },
): string[] {
  const minute = options.hasMinute ? ',30' : ''
  const rows = hoursOfYear().map(
    (h) =>
      `${options.year ?? sourceYear(h.month)},${h.month},${h.day},${h.hour}${minute},${h.dni},${h.dhi},${h.ghi},${h.temp},${h.pressure},${h.direction},${h.wind},${h.rh},${h.pw},0.17,${h.snow},`,
  )
  return [
    'Source,Location ID,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,Pressure Units,Wind Direction Units,Wind Speed',
    'NSRDB,78208,40.0,-105.0,-7,1600,-7,mbar,Degrees,m/s',
    `Year,Month,Day,Hour${options.hasMinute ? ',Minute' : ''},DNI,DHI,GHI,Temperature,Pressure,Wind Direction,Wind Speed,Relative Humidity,Precipitable Water,Surface Albedo,Snow Depth,`,
    ...rows,
  ]
}

/** One row an hour of UTC; row i is for the local hour i − 7 of the year, as the site's clock goes. */
export function pvgisCsvLines(): string[] {
  const hours = hoursOfYear()
  const rows = hours.map((utc, i) => {
    const h = hours[(i - 7 + 8760) % 8760] ?? utc
    return `${sourceYear(utc.month)}${two(utc.month)}${two(utc.day)}:${two(utc.hour)}00,${h.temp},${h.rh},${h.ghi},${h.dni},${h.dhi},300,${h.wind},${h.direction},${h.pressure * 100}`
  })
  const head = [
    'Latitude (decimal degrees): 40.000',
    'Longitude (decimal degrees): -105.000',
    'Elevation (m): 1600.0',
    'Irradiance Time Offset (h): 0.5',
    'month,year',
    '1,1999',
  ]
  return [
    ...head,
    'time(UTC),T2m,RH,G(h),Gb(n),Gd(h),IR(h),WS10m,WD10m,SP',
    ...rows,
    '',
    'T2m: 2-m air temperature (degree Celsius)',
    '',
    'PVGIS (c) European Union',
  ]
}

export function pvgisJsonText(): string {
  const rows = pvgisCsvLines().slice(7, 7 + 8760)
  const records = rows.map((row) => {
    const [time, temp, rh, ghi, dni, dhi, ir, wind, direction, pressure] = row.split(',')
    return `{"time(UTC)": "${time}", "T2m": ${temp}, "RH": ${rh}, "G(h)": ${ghi}, "Gb(n)": ${dni}, "Gd(h)": ${dhi}, "IR(h)": ${ir}, "WS10m": ${wind}, "WD10m": ${direction}, "SP": ${pressure}}`
  })
  return `{"inputs": {"location": {"latitude": 40.0, "longitude": -105.0, "elevation": 1600.0, "irradiance_time_offset": 0.5}, "meteo_data": {"note": "a ] and a [ {"}}, "outputs": {"months_selected": [{"month": 1, "year": 1999}], "tmy_hourly": [${records.join(', ')}]}, "meta": {}}`
}

/** West is positive in this format, for longitude and for the time zone. */
export function pvsystDatLines(): string[] {
  const rows = hoursOfYear().map((h) => `${h.ghi}\t${h.dhi}\t${h.temp}\t${h.wind}`)
  const months = Array.from({ length: 12 }, () => '10').join(',')
  return ['"Test"', '40.0,105.0,1600,7,-30,1,1,"SYN"', '', months, months, months, ...rows]
}

/** A measured year in the clock of UTC−7, centre of the hour. */
export function solargisLines(): string[] {
  const rows = hoursOfYear().map(
    (h) =>
      `${two(h.day)}.${two(h.month)}.2021;${two(h.hour)}:30;${h.ghi};${h.dni};${h.dhi};0;${h.temp};${h.wind};${h.direction};${h.rh};${h.pressure};${h.pw * 10}`,
  )
  return [
    '#HOURLY VALUES',
    '#File type: Solargis_TS60',
    '#Latitude: 40.0',
    '#Longitude: -105.0',
    '#Elevation: 1600.0 m a.s.l.',
    '#Columns:',
    '#Time - Time of measurement, time reference UTC-7, time step 60 min, time format HH:MM, center of the averaging interval',
    '#GHI - Global horizontal irradiation [Wh/m2], no data value -9',
    '#DNI - Direct normal irradiation [Wh/m2], no data value -9',
    '#DIF - Diffuse horizontal irradiation [Wh/m2], no data value -9',
    '#WD - Wind direction at 10 m [deg.]',
    '#AP - Atmospheric pressure [hPa]',
    '#PWAT - Precipitable water [kg/m2], no data value -9',
    '#Data:',
    'Date;Time;GHI;DNI;DIF;flagR;TEMP;WS;WD;RH;AP;PWAT',
    ...rows,
  ]
}

export function solarAnywhereLines(): string[] {
  const rows = hoursOfYear().map((h, i) => {
    const end = new Date(Date.UTC(2021, 0, 1, i + 1)).toISOString()
    return `${end.slice(5, 7)}/${end.slice(8, 10)}/${end.slice(0, 4)} ${end.slice(11, 16)},${h.ghi},${h.dni},${h.temp},${h.wind},${h.rh},AN,${h.dhi},0.2`
  })
  return [
    '0,Test  Site,NA,-7,40.0,-105.0,1600,"Data Version: 3.6 / Type: Timeseries / Time Resolution: 1 hour / Averaging Method: End of Period"',
    'ObservationTime(LST),Global Horizontal Irradiance (GHI) W/m2,Direct Normal Irradiance (DNI) W/m2,AmbientTemperature (deg C),WindSpeed (m/s),Relative Humidity (%),IrradianceObservationType,Diffuse Horizontal Irradiance (DIF) W/m2,Albedo',
    ...rows,
  ]
}

const n = (value: number, width: number): string => String(Math.round(value)).padStart(width, '0')

export function tmy2Lines(): string[] {
  const rows = hoursOfYear().map((h) => {
    const signed = (value: number): string => (value < 0 ? `-${n(-value, 3)}` : n(value, 4))
    const sky = `00000000${n(h.ghi, 4)}A7${n(h.dni, 4)}A7${n(h.dhi, 4)}A7`
    const light = '0000A7'.repeat(4) + '00A700A7'
    const air = `${signed(h.temp * 10)}A70000A7${n(h.rh, 3)}A7${n(h.pressure, 4)}A7${n(h.direction, 3)}A7${n(h.wind * 10, 3)}A7`
    return ` ${sourceYear(h.month) - 1900}${two(h.month)}${two(h.day)}${two(h.hour + 1)}${sky}${light}${air}0161A777777A70999999999${n(h.pw * 10, 3)}F8062F8${n(h.snow, 3)}A788E7`
  })
  return [' 94018 TEST STATION           CO  -7 N 40  0 W 105  0  1600', ...rows]
}

/** A file as a stream that cuts it into pieces of a size, so that lines are split anywhere. */
export async function* pieces(
  text: string,
  size = 10_007,
): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export function file(
  lines: readonly string[],
  end = '\n',
): AsyncGenerator<Uint8Array, void, undefined> {
  return pieces(lines.join(end) + end)
}
