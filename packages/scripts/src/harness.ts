import { PREVIOUS_ANGLE, SCRIPT_CONSTANTS, SCRIPT_SERIES } from '@duet/engine'
import { STRIP_THE_WORLD } from './strippedWorld.ts'

/** Series of a step, in the order in which they lie one after the other in the memory of the harness. */
export const SERIES_NAMES: readonly (keyof typeof SCRIPT_SERIES)[] = keysOf(SCRIPT_SERIES)

/** In the order in which the harness takes them. */
export const CONSTANT_NAMES: readonly (keyof typeof SCRIPT_CONSTANTS)[] = keysOf(SCRIPT_CONSTANTS)

function keysOf<T extends object>(table: T): readonly (keyof T)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}

/** Lines that a function made of text has before those of its body. */
export const LINES_BEFORE_BODY = 2

/** Every name that a script knows its inputs by. */
export const INPUT_NAMES: readonly string[] = [
  ...SERIES_NAMES,
  PREVIOUS_ANGLE.name,
  ...CONSTANT_NAMES,
]
const step = [
  ...SERIES_NAMES.map((_, at) => `series[${at} * n + i]`),
  'previous',
  ...CONSTANT_NAMES.map((_, at) => `constants[${at}]`),
]
const place = (name: keyof typeof SCRIPT_CONSTANTS): string =>
  `constants[${CONSTANT_NAMES.indexOf(name)}]`

/**
 * JavaScript that runs inside the sandbox: a function of a script's text that gives a function of steps,
 * `(inputs, answers, n, previous) => previous or what went wrong`. `inputs` holds the series of n steps, then the constants; `answers` has
 * n + 1 places, the last of which tells the step that is being asked. What went wrong is a text; the stack of an error follows a line end.
 *
 * The script sees its inputs alone: it is compiled in the outermost scope, after the world was stripped.
 */
export const HARNESS = `(() => {
  'use strict'
  ${STRIP_THE_WORLD}
  const wrong = (thrown) => {
    const isObject = typeof thrown === 'object' && thrown !== null
    const text = isObject ? thrown.message : thrown
    const stack = isObject ? thrown.stack : ''
    const isText = typeof text === 'string' || typeof text === 'number'
    return (isText ? '' + text : 'an error without a message') + '\\n' + (typeof stack === 'string' ? stack : '')
  }
  const kind = (given) => given === undefined ? 'nothing' : given === null ? 'null' : (typeof given === 'object' ? 'an ' : 'a ') + typeof given
  return (source) => {
    const angleOf = compile(${INPUT_NAMES.map((name) => JSON.stringify(name)).join(', ')}, '"use strict";' + source)
    return (inputs, answers, n, previous) => {
      const series = new Numbers(inputs)
      const constants = new Numbers(inputs, ${SERIES_NAMES.length} * 8 * n)
      const angles = new Numbers(answers)
      for (let i = 0; i < n; i++) {
        angles[n] = i
        angles[i] = NaN
        if (isNaN(series[${SERIES_NAMES.indexOf('idealAngle')} * n + i])) {
          previous = ${place('stowAngle')}
          continue
        }
        let angle
        try {
          angle = angleOf(${step.join(', ')})
        } catch (thrown) {
          return wrong(thrown)
        }
        if (typeof angle !== 'number') return 'it gave no number but ' + kind(angle) + '\\n'
        if (!isFinite(angle)) return 'it gave ' + angle + '\\n'
        previous = Math.min(${place('mostAngle')}, Math.max(${place('leastAngle')}, angle))
        angles[i] = previous
      }
      return previous
    }
  }
})()`
