import type { View } from '../../lib/view.ts'

/** Something of each run. */
export interface Pair<T> {
  readonly a: T
  readonly b: T
}

/** Both or nothing: a comparison of one side says nothing. Trying again asks for whatever failed. */
export function pairView<T>(a: View<T>, b: View<T>): View<Pair<T>> {
  if (a.state === 'failed') {
    const { retry } = a
    return b.state === 'failed' ? { ...a, retry: () => [retry(), b.retry()] } : a
  }
  if (b.state === 'failed') return b
  if (a.state === 'loading' || b.state === 'loading') return { state: 'loading' }
  return { state: 'ready', data: { a: a.data, b: b.data } }
}
