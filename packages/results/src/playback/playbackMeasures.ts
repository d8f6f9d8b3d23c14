/** What a plant can be coloured by while it is played. */
export interface PlaybackMeasure {
  readonly key: string
  readonly label: string
  /** What it says, in a sentence. */
  readonly meaning: string
  readonly unit: string
  /** Values beyond these are stored as these: wide enough for anything that is no fault. */
  readonly least: number
  readonly most: number
  /** What a column of its frames stands for. */
  readonly columns: 'unit' | 'block' | 'inverter'
  /** Of the legend: `limit` and what the whole period reaches, or a fixed range about a middle. */
  readonly legend: 'reached' | readonly [number, number]
  readonly kind: 'run' | 'deployment' | 'both'
}

const measure = (key: string, facts: Omit<PlaybackMeasure, 'key'>): PlaybackMeasure => ({
  key,
  ...facts,
})

const LIGHT = { unit: 'W/m²', least: 0, most: 2000, legend: 'reached' } as const
const POWER = { unit: 'kW/kWp', least: 0, most: 2, legend: 'reached' } as const

/** All measures, in the order in which they are offered. */
export const PLAYBACK_MEASURES: readonly PlaybackMeasure[] = [
  measure('ratio', {
    label: 'Measured over expected',
    meaning: 'Measured power of a block over what it is expected to give in the weather that was',
    unit: '1',
    least: 0,
    most: 2,
    columns: 'block',
    legend: [0.5, 1.5],
    kind: 'deployment',
  }),
  measure('measured', {
    ...POWER,
    label: 'Measured power',
    meaning: 'Measured power over the nominal DC power of what is measured',
    columns: 'block',
    kind: 'deployment',
  }),
  measure('expected', {
    ...POWER,
    label: 'Expected power',
    meaning: 'Expected power over the nominal DC power of what is measured',
    columns: 'block',
    kind: 'deployment',
  }),
  measure('power', {
    ...POWER,
    label: 'DC power',
    meaning: 'Power at the inputs of the inverters over nominal DC power',
    columns: 'unit',
    kind: 'run',
  }),
  measure('front', {
    ...LIGHT,
    label: 'Light on the front',
    meaning: 'Irradiance on the front after near shading, before dirt and glass',
    columns: 'unit',
    kind: 'run',
  }),
  measure('rear', {
    ...LIGHT,
    label: 'Light on the rear',
    meaning: 'Irradiance on the rear after structure and glass',
    columns: 'unit',
    kind: 'run',
  }),
  measure('shade', {
    label: 'Shade',
    meaning: 'Share of the light on the front that neighbouring rows and obstacles take',
    unit: '%',
    least: -20,
    most: 100,
    columns: 'unit',
    legend: [0, 50],
    kind: 'run',
  }),
  measure('plane', {
    ...LIGHT,
    label: 'Light on the open plane',
    meaning: 'Irradiance on the plane of the modules without any shade',
    columns: 'block',
    kind: 'deployment',
  }),
  measure('cell', {
    label: 'Cell temperature',
    meaning: 'Temperature of the cells',
    unit: '°C',
    least: -60,
    most: 140,
    columns: 'block',
    legend: 'reached',
    kind: 'both',
  }),
  measure('angle', {
    label: 'Tracker angle',
    meaning: 'Rotation about the axis: where it points south, positive faces west',
    unit: '°',
    least: -180,
    most: 180,
    columns: 'block',
    legend: [-60, 60],
    kind: 'both',
  }),
  measure('inverter_measured', {
    label: 'Measured power of inverters',
    meaning: 'Measured power of each inverter over its nominal DC power',
    ...POWER,
    columns: 'inverter',
    kind: 'deployment',
  }),
  measure('inverter_expected', {
    label: 'Expected power of inverters',
    meaning: 'Expected power of each inverter over its nominal DC power',
    ...POWER,
    columns: 'inverter',
    kind: 'deployment',
  }),
]

export const playbackMeasure = (key: string): PlaybackMeasure | undefined =>
  PLAYBACK_MEASURES.find((one) => one.key === key)
