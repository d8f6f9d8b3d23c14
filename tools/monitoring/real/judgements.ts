import { type Judgement, OUTAGES, on, right, wrong } from './judgement.ts'
import { JUDGEMENTS_OF_YEARS } from './judgementsOfYears.ts'
import { LOW_SUN, NO_NIGHT } from './reasons.ts'

const STORM = 'a thunderstorm in which the inverter goes on with 1 % of its power'
const CLEAR_SKY = 'clouds: nothing but a clear sky is expected'

/** By plant. */
export const JUDGEMENTS: Readonly<Record<string, readonly Judgement[]>> = {
  ...JUDGEMENTS_OF_YEARS,
  'SERF East': [
    ...['2016-07-19', '2016-07-31', '2016-08-04', '2016-08-11', '2016-08-16', '2016-08-29'].map(
      (date) => wrong(OUTAGES, STORM, on(date)),
    ),
    wrong(OUTAGES, LOW_SUN),
    wrong(['snow'], 'rain and clouds at 3 °C; light comes back with power', on('2016-10-06')),
  ],
  'SERF West': [
    right(
      ['snow'],
      'until half past ten 12 to 550 W in light of 390 to 840 W/m²',
      on('2022-01-02'),
    ),
    right(['snow'], 'not 1 % of the power in up to 1100 W/m²', on('2022-01-06')),
    wrong(OUTAGES, LOW_SUN),
  ],
  'RSF II': [
    right(
      ['snow'],
      'no current at full voltage in 160 to 330 W/m²; SERF West lies under snow the same day',
      on('2022-01-06'),
    ),
  ],
  'Mesa tracker': [
    wrong(
      OUTAGES,
      'the same drop about seven in the evening of each clear day: shade that the model does not have',
    ),
  ],
  Snow: [
    right(
      ['snow'],
      'snow fell, and what lay of it slid off by the 10th',
      on('2022-01-07', '2022-01-10'),
    ),
    wrong(['comm_loss'], NO_NIGHT),
  ],
  'Inverter 2173': [
    right(OUTAGES, 'no power for the whole day', on('2010-12-29')),
    right(OUTAGES, 'no power for the whole day', on('2011-01-26', '2011-01-29')),
    right(['comm_loss'], 'no readings by day', { isByDay: true }),
    wrong(['comm_loss'], NO_NIGHT),
    wrong(OUTAGES, `${LOW_SUN}, or ${CLEAR_SKY}`),
    wrong(['snow'], CLEAR_SKY),
  ],
  'Inverter 7539': [
    right(
      ['sensor_fault'],
      'power comes a thousand times too small for the afternoon: 0.99991, then 0.00099991',
    ),
    wrong(OUTAGES, 'one labelled outlier of −0.5', on('2017-04-12')),
    wrong(OUTAGES, 'the wrong unit goes on under clouds', on('2017-04-19')),
    wrong(['comm_loss'], NO_NIGHT),
  ],
  R23: [
    ...['2018-07-21', '2018-08-02'].map((date) =>
      right(['comm_loss'], 'the station is silent while the plant stands', {
        ...on(date),
        isByDay: true,
      }),
    ),
    wrong(['comm_loss'], 'the light sensor says nothing by night'),
    right(OUTAGES, 'ticket', on('2018-07-21')),
    right(OUTAGES, 'ticket', on('2018-07-25')),
    right(OUTAGES, 'ticket', on('2018-08-02')),
  ],
  R27: [
    right(OUTAGES, 'hurricane Florence: offline by its ticket', on('2018-09-14', '2018-09-16')),
    right(['comm_loss'], 'no rows', on('2018-09-19', '2018-10-12')),
    right(
      ['comm_loss'],
      'the light sensor is silent while the plant stands',
      on('2018-09-14', '2018-09-16'),
    ),
  ],
  'Capacity test': [
    right(
      ['sensor_fault'],
      'both values of station 2 stand from four on, those of station 1 fall',
      on('1990-10-11'),
    ),
  ],
}
