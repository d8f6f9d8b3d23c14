/** The web page of a library by its package.json; empty where it names none that a browser can open. */
export function homepageOf(manifest: {
  readonly homepage?: unknown
  readonly repository?: unknown
}): string {
  const { homepage, repository } = manifest
  if (typeof homepage === 'string' && /^https?:\/\//.test(homepage)) return homepage
  const named = typeof repository === 'string' ? repository : urlOf(repository)
  return webAddress(named)
}

function urlOf(repository: unknown): string {
  return repository !== null &&
    typeof repository === 'object' &&
    'url' in repository &&
    typeof repository.url === 'string'
    ? repository.url
    : ''
}

/** git+https://github.com/a/b.git, git@github.com:a/b.git, github:a/b, a/b -> https://github.com/a/b */
function webAddress(repository: string): string {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository)?.[1]
  if (short !== undefined) return `https://github.com/${short.replace(/\.git$/, '')}`
  const parts = /^(?:git\+)?(?:https?|git|ssh):\/\/(?:[^@/]+@)?([^/:]+)[/:](.+?)(?:\.git)?$/.exec(
    repository.replace(/^git@([^:]+):/, 'ssh://git@$1/'),
  )
  return parts === null ? '' : `https://${parts[1]}/${parts[2]}`
}
