/** '/$org/project/$projectId' as analytics and people write it: '/{org}/project/{projectId}'. */
export function pathTemplate(fullPath: string): string {
  const named = fullPath
    .replace(/\{-?\$(\w*)\}/g, '{$1}')
    .replace(/\$(\w+)/g, '{$1}')
    .replace(/\$$/, '{rest}')
  return named.length > 1 ? named.replace(/\/$/, '') : named
}
