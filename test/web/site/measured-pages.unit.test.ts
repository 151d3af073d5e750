import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { measuredPage, measuredPages } from '#contract/measured-pages.ts'
import { routes } from '#web/app.tsx'
import { isAdminPage, paths } from '#web/paths.ts'

const pathsOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

test('every page except the administrators’ is measured, under the router’s pattern; those of loan types under one', () => {
  const visited = pathsOf(routes).filter((path) => path !== '*' && !isAdminPage(path))
  const patterns = new Set(
    visited.map((path) => (path.startsWith(`${paths.loans}/`) ? measuredPage(path) : path)),
  )
  expect([...measuredPages].sort()).toEqual([...patterns].sort())
})

test.each([
  ['/', '/'],
  ['/lenders/neemtreefinance', '/lenders/:lender'],
  ['/lenders/%E0%A4%A8', '/lenders/:lender'],
  ['/lenders/a/b', undefined],
  ['/how-we-rank/on/2026-12-03', '/how-we-rank/on/:day'],
  ['/loans', '/loans'],
  ['/loans/gold-loan', '/loans/:type'],
  ['/nowhere', undefined],
])('the pattern of %s is %s', (path, pattern) => {
  expect(measuredPage(path)).toBe(pattern)
})
