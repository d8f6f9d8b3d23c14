import { AppError } from '@duet/contract'
import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
  Scope,
} from 'quickjs-emscripten-core'
import { HARNESS, INPUT_NAMES, LINES_BEFORE_BODY } from './harness.ts'
import { lineOfStack, scriptError } from './scriptFault.ts'

const MEMORY_BYTES = 1 << 20
/** Small enough to end before the stack of the host does, on which the engine runs. */
const STACK_BYTES = 24 << 10

/** What a world has before it is stripped. Without promises a function that is `async` would break the engine. */
const WORLD = { BaseObjects: true, Eval: true, TypedArrays: true, Promise: true }

/** The last that was loaded; undefined before the first and after a fault that none survives. */
let loaded: Promise<QuickJSWASMModule> | undefined

/** The engine of scripts, WebAssembly; loaded when it is first asked for. */
export function loadSandbox(): Promise<QuickJSWASMModule> {
  loaded ??= newQuickJSWASMModuleFromVariant(variant)
  return loaded
}

/** A script in a world of its own. */
export interface CompiledScript {
  readonly context: QuickJSContext
  /** The function of steps of `HARNESS`. */
  readonly steps: QuickJSHandle
  /** Ends with the world. */
  readonly scope: Scope
}

/**
 * Compiles a script in a fresh world, which ends when `use` has returned.
 *
 * @param shouldStop - asked every few thousand loops and calls of the script; true ends it
 * @throws AppError TRACKER_SCRIPT for a text that is no script, or one that the engine itself cannot bear; what `use` throws
 */
export function inSandbox<T>(
  sandbox: QuickJSWASMModule,
  source: string,
  shouldStop: () => boolean,
  use: (script: CompiledScript) => T,
): T {
  return inWorld(sandbox, (context, scope) => {
    const harness = scope.manage(context.unwrapResult(context.evalCode(HARNESS)))
    context.runtime.setInterruptHandler(shouldStop)
    const steps = compiled(context, harness, source, scope)
    return use({ context, steps, scope })
  })
}

/**
 * What is wrong with the text of a script; undefined: it can be run. Nothing of it is executed.
 *
 * @throws AppError TRACKER_SCRIPT for a text that the engine itself cannot bear
 */
export function syntaxFault(sandbox: QuickJSWASMModule, source: string): AppError | undefined {
  return inWorld(sandbox, (context, scope) => {
    const text = `(function (${INPUT_NAMES.join(', ')}) {"use strict";${source}\n})`
    const read = context.evalCode(text, '<input>', { type: 'global', compileOnly: true })
    scope.manage(read.error ?? read.value)
    return read.error ? compileError(context, read.error, source, 0) : bigIntegerFault(source)
  })
}

/** Makes a world of its own and ends it after. @throws AppError TRACKER_SCRIPT where the engine breaks, which is then loaded anew */
function inWorld<T>(
  sandbox: QuickJSWASMModule,
  use: (context: QuickJSContext, scope: Scope) => T,
): T {
  try {
    return Scope.withScope((scope) => {
      const runtime = scope.manage(sandbox.newRuntime())
      runtime.setMemoryLimit(MEMORY_BYTES)
      runtime.setMaxStackSize(STACK_BYTES)
      return use(scope.manage(runtime.newContext({ intrinsics: WORLD })), scope)
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    // What breaks the engine leaves it unfit for the next
    loaded = undefined
    throw scriptError({ text: 'it needs more than the sandbox bears' })
  }
}

const BIG_INTEGER = /(?<![\w$])\d\w*n(?![\w$])/

/** One operation on large integers may take minutes, in which nothing ends the script. */
function bigIntegerFault(source: string): AppError | undefined {
  const large = BIG_INTEGER.exec(source)
  if (large === null) return undefined
  const line = source.slice(0, large.index).split('\n').length
  return scriptError({ text: `${large[0]} is a BigInt, write a number`, line })
}

function compiled(
  context: QuickJSContext,
  harness: QuickJSHandle,
  source: string,
  scope: Scope,
): QuickJSHandle {
  const fault = bigIntegerFault(source)
  if (fault) throw fault
  const text = scope.manage(context.newString(source))
  const made = context.callFunction(harness, context.undefined, text)
  if (made.error) throw compileError(context, scope.manage(made.error), source, LINES_BEFORE_BODY)
  return scope.manage(made.value)
}

function compileError(
  context: QuickJSContext,
  error: QuickJSHandle,
  source: string,
  linesBefore: number,
): AppError {
  const read = (key: string): string => {
    const value = context.getProp(error, key)
    const text = context.typeof(value) === 'string' ? context.getString(value) : ''
    value.dispose()
    return text
  }
  // What is missing at the end is missed behind it
  const line = Math.min(lineOfStack(read('stack'), linesBefore) ?? 1, source.split('\n').length)
  return scriptError({ text: read('message'), line })
}
