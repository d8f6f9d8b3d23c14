import { lazyRouteComponent } from '@tanstack/react-router'
import { nextReload, type Reloads } from './pageReload.ts'

const KEY = 'duet.pageReloads'
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

function reload<Module>(): Promise<Module> {
  const step = nextReload(readReloads(), Date.now())
  if (step === 'give up') {
    sessionStorage.removeItem(KEY)
    location.assign('/')
  } else {
    sessionStorage.setItem(KEY, `${step.count} ${step.firstMs}`)
    setTimeout(() => location.reload(), RELOAD_AFTER_MS)
  }
  return new Promise(() => undefined)
}

function readReloads(): Reloads | undefined {
  const [count, firstMs] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number)
  return count === undefined || firstMs === undefined || !Number.isFinite(count + firstMs)
    ? undefined
    : { count, firstMs }
}
