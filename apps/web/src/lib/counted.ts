import { formatCount } from './format.ts'

/** '1 block', '1,200 blocks'; `several` where it is not the word with an s. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`
}
