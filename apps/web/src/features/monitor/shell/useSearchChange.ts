import { useNavigate } from '@tanstack/react-router'

/** Changes a part of the address of a page, in place. */
export function useSearchChange<Search extends object>(): (changed: Partial<Search>) => void {
  const navigate = useNavigate()
  return (changed) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...changed }),
      replace: true,
    })
}
