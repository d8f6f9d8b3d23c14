import { lazyRouteComponent } from '@tanstack/react-router'
import { afterFailure, countFailure, type PageFailures } from '../pageReload.ts'

const KEY = 'duet.pageFailures'
const RELOAD_AFTER_MS = 500

/**
 * A page of its own file. Where the file cannot be fetched, as after a new version was put in place, the page is
 * reloaded; meanwhile the router shows its spinner.
 */
export function lazyPage<
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(load: () => Promise<Module>, name: Name): ReturnType<typeof lazyRouteComponent<Module, Name>> {
  return lazyRouteComponent(() => load().catch(reload<Module>), name)
}

function reload<Module>(error: unknown): Promise<Module> {
  const failures = countFailure(readFailures(), Date.now())
  sessionStorage.setItem(KEY, `${failures.count} ${failures.firstMs}`)
  switch (afterFailure(failures)) {
    case 'reload':
      setTimeout(() => location.reload(), RELOAD_AFTER_MS)
      break
    case 'home':
      location.assign('/')
      break
    case 'fail':
      throw new Error('A part of the application could not be loaded. Try again in a moment.', {
        cause: error,
      })
  }
  return new Promise(() => undefined)
}

function readFailures(): PageFailures | undefined {
  const [count, firstMs] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number)
  return count === undefined || firstMs === undefined || !Number.isFinite(count + firstMs)
    ? undefined
    : { count, firstMs }
}
