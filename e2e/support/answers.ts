import type { Page, Route } from 'playwright-core'

/** The address of an operation, for routes and responses. */
export const operationUrl = (name: string): string => `**/api/graphql?operation=${name}`

/** The server fails at an operation from now on; tells how often it was asked. */
export async function failAt(page: Page, operation: string): Promise<() => number> {
  let asked = 0
  await page.route(operationUrl(operation), (route) => {
    asked++
    const errors = [{ message: 'The store is away.', extensions: { code: 'INTERNAL' } }]
    return route.fulfill({ json: { errors } })
  })
  return () => asked
}

/** Holds the next call of an operation back until the returned function is called; then the real server answers. */
export async function holdBack(page: Page, operation: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  const release = async (route: Route): Promise<void> => {
    await released.promise
    await route.continue()
  }
  await page.route(operationUrl(operation), release, { times: 1 })
  return released.resolve
}
