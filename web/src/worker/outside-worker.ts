import { paths } from '../paths.ts'

/** True for administrators' pages, which the service worker leaves alone. */
export const isOutsideWorker = (pathname: string) =>
  pathname === paths.users || pathname.startsWith('/admin121/')
