import { DAY_MIN } from '@duet/units'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { NamedRows } from './rowStore.ts'

/**
 * Files of SAM count hours from 1 to 24 and have minutes within them, so that the last rows of a day stand after 24:00:
 * all their hours are set back by one. Where other rows stand in hour 0, a time after 24:00 is a problem of its line.
 */
export function hoursFromZero({ count, minuteOfDay, line }: NamedRows, log: ProblemLog): void {
  const times = minuteOfDay.subarray(0, count)
  if (!times.some((minute) => minute > DAY_MIN)) return
  if (times.every((minute) => minute >= 60)) {
    for (let row = 0; row < count; row++) times[row] = (times[row] ?? 0) - 60
    return
  }
  for (let row = 0; row < count; row++) {
    if ((times[row] ?? 0) <= DAY_MIN) continue
    log.add({
      code: 'bad_timestamp',
      line: line[row] ?? 0,
      message: `Line ${line[row]}: a time later than 24:00 is not possible. Correct the date or remove the line.`,
    })
  }
}
