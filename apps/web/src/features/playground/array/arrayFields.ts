import { choiceField, numberField, type SettingOf } from '../settings/settingFields.ts'

const degrees = { unit: '°' } as const
const metres = { unit: 'm', step: 0.01 } as const
const wattsPerM2 = { unit: 'W/m²', step: 10 } as const

/** All that can be set of the rows, the sun, the sky and the ground. */
export const ARRAY_FIELDS = {
  mount: choiceField('mo', 'Tables', 'tracker', {
    fixed: 'Fixed',
    tracker: 'Trackers, axis north to south',
  }),
  tiltDeg: numberField('ti', 'Tilt', degrees, [0, 25, 90]),
  azimuthDeg: numberField(
    'az',
    'Azimuth that the tables face',
    degrees,
    [0, 180, 360],
    '90° east, 180° south, 270° west.',
  ),
  control: choiceField('co', 'Trackers turn', 'backtracking', {
    backtracking: 'Back before they shade each other',
    facing: 'To the sun, whatever they shade',
    hand: 'To a set angle',
  }),
  angleDeg: numberField('an', 'Tracker angle', degrees, [-60, 0, 60], 'Positive faces west.'),
  sunBy: choiceField('sb', 'Sun by', 'time', {
    time: 'Day, hour and latitude',
    position: 'Azimuth and elevation',
  }),
  day: numberField('da', 'Day of the year', {}, [1, 172, 365]),
  hour: numberField(
    'ho',
    'Hour',
    { unit: 'h', step: 0.1 },
    [0, 10, 24],
    'Mean solar time: the sun is highest near 12.',
  ),
  latitudeDeg: numberField('la', 'Latitude', { unit: '°', step: 0.5 }, [-65, 33.5, 65]),
  sunAzimuthDeg: numberField('sa', 'Azimuth of the sun', degrees, [0, 150, 360]),
  sunUpDeg: numberField('se', 'Elevation of the sun', degrees, [1, 50, 90]),
  sky: choiceField('sk', 'Sky', 'clear', { clear: 'Clear', set: 'Beam and diffuse light as set' }),
  dniWm2: numberField('dn', 'Beam (DNI)', wattsPerM2, [0, 800, 1100]),
  dhiWm2: numberField('dh', 'Diffuse (DHI)', wattsPerM2, [0, 120, 500]),
  albedo: numberField(
    'al',
    'Albedo',
    { step: 0.01 },
    [0, 0.2, 0.9],
    'Grass 0.2, light gravel 0.4, snow 0.8.',
  ),
  pitchM: numberField('pi', 'Pitch of the rows', { unit: 'm', step: 0.1 }, [2, 6.5, 16]),
  heightM: numberField('he', 'Height of the middle', { unit: 'm', step: 0.05 }, [0.3, 1.6, 5]),
  tiers: numberField('nt', 'Modules high', {}, [1, 1, 4]),
  modules: choiceField('or', 'Modules stand', 'portrait', {
    portrait: 'Portrait',
    landscape: 'Landscape',
  }),
  tierGapM: numberField('tg', 'Gap between modules', metres, [0, 0.02, 0.4]),
  tubeM: numberField('tu', 'Torque tube, width', metres, [0, 0.14, 0.3], '0: no tube.'),
  offsetM: numberField('of', 'Modules above the tube’s axis', metres, [0, 0.1, 0.4]),
  bifaciality: numberField('bi', 'Bifaciality', { unit: '%' }, [0, 70, 95]),
  row: choiceField('ro', 'Row that is looked at', 'interior', {
    interior: 'Inside the field',
    last: 'At the edge that the tables face',
    first: 'At the edge behind the tables',
  }),
  airC: numberField('ac', 'Air', { unit: '°C' }, [-20, 25, 50]),
} as const

export type ArraySetting = SettingOf<typeof ARRAY_FIELDS>
