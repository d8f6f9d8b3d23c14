import type { ErrorCode } from '@duet/contract'

type RefusalListener = (code: ErrorCode, operation: string) => void

const listeners = new Set<RefusalListener>()

/** Calls back whenever the server refuses an operation, whoever asked. Returns how to stop listening. */
export function onRefusal(listener: RefusalListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportRefusal(code: ErrorCode, operation: string): void {
  for (const listener of listeners) listener(code, operation)
}
