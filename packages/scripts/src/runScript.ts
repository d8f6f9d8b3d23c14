import type { TrackerScriptInputs } from '@duet/engine'
import { type QuickJSHandle, type QuickJSWASMModule, Scope } from 'quickjs-emscripten-core'
import { CONSTANT_NAMES, LINES_BEFORE_BODY, SERIES_NAMES } from './harness.ts'
import { type CompiledScript, inSandbox } from './sandbox.ts'
import { lineOfStack, scriptError } from './scriptFault.ts'
import { type Watch, watchScript } from './watch.ts'

/** Steps that are handed to the sandbox at once. */
const STEPS_AT_ONCE = 1024

/**
 * Runs a script over steps, one after the other. Nothing passes from one step to the next but the angle before.
 *
 * @returns within the bounds, deg, [n], NaN where it is not asked
 * @throws AppError TRACKER_SCRIPT that says what is wrong, on which line and at which step
 */
export function runScript(
  sandbox: QuickJSWASMModule,
  source: string,
  inputs: TrackerScriptInputs,
): Float64Array {
  const n = inputs.startMs.length
  const angles = new Float64Array(n)
  const watch = watchScript(n)
  return inSandbox(sandbox, source, watch.shouldStop, (script) => {
    let previous = inputs.constants.stowAngle
    for (let from = 0; from < n; from += STEPS_AT_ONCE) {
      const steps = { from, to: Math.min(n, from + STEPS_AT_ONCE), previous }
      previous = runSteps(script, inputs, steps, watch, angles)
    }
    return angles
  })
}

interface Steps {
  readonly from: number
  readonly to: number
  /** Angle before the first, deg. */
  readonly previous: number
}

/** Writes the angles of some steps. @returns the last of them, or the stow angle */
function runSteps(
  { context, steps }: CompiledScript,
  inputs: TrackerScriptInputs,
  { from, to, previous }: Steps,
  watch: Watch,
  angles: Float64Array,
): number {
  return Scope.withScope((scope) => {
    const n = to - from
    const given = scope.manage(context.newArrayBuffer(numbersOf(inputs, from, to).buffer))
    const answers = scope.manage(context.newArrayBuffer(new Float64Array(n + 1).buffer))
    const numbers = (): Float64Array =>
      context.getArrayBuffer(answers).consume(({ value }) => new Float64Array(value.slice().buffer))
    const stepNow = (): number => from + (numbers()[n] ?? 0)
    watch.follow(stepNow)
    const [count, before] = [context.newNumber(n), context.newNumber(previous)]
    const parts: readonly QuickJSHandle[] = [
      given,
      answers,
      scope.manage(count),
      scope.manage(before),
    ]
    const result = context.callFunction(steps, context.undefined, ...parts)
    const stepMs = (): number | undefined => inputs.startMs[stepNow()]
    if (result.error) {
      scope.manage(result.error)
      // What the script itself cannot catch: it was ended, or there is no room left to say why it fails
      const text = watch.reason() ?? 'it needs too much memory'
      throw scriptError({ text, stepMs: stepMs() })
    }
    const last = scope.manage(result.value)
    if (context.typeof(last) !== 'number') {
      const [text = '', stack = ''] = context.getString(last).split(/\n(.*)/s)
      throw scriptError({ text, line: lineOfStack(stack, LINES_BEFORE_BODY), stepMs: stepMs() })
    }
    angles.set(numbers().subarray(0, n), from)
    return context.getNumber(last)
  })
}

/** The series of some steps one after the other, then the constants. */
function numbersOf(
  { series, constants }: TrackerScriptInputs,
  from: number,
  to: number,
): Float64Array<ArrayBuffer> {
  const n = to - from
  const numbers = new Float64Array(SERIES_NAMES.length * n + CONSTANT_NAMES.length)
  SERIES_NAMES.forEach((name, at) => numbers.set(series[name].subarray(from, to), at * n))
  CONSTANT_NAMES.forEach((name, at) => {
    numbers[SERIES_NAMES.length * n + at] = constants[name]
  })
  return numbers
}
