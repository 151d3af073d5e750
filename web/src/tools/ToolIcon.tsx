import { paths } from '../paths.ts'

/** A drawing for each tool, on a grid of 24. */
const drawings: Readonly<Record<string, string>> = {
  [paths.emi]: 'M5 3h14v18H5zM8 7.5h8M8 12h.01M12 12h.01M16 12h.01M8 16.5h.01M12 16.5h.01M16 16.5h.01',
  [paths.afford]: 'M3.5 18a8.5 8.5 0 0 1 17 0zM12 18l4-6',
  [paths.trueCost]: 'M6 18 18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  [paths.gold]: 'M3 20l2-7h6l2 7zM11.5 20l2-7h5.5l2 7zM8 11l2-7h5l2 7z',
  [paths.education]: 'M2 9.5 12 5l10 4.5-10 4.5zM6 11.5V17c3 2.5 9 2.5 12 0v-5.5',
  [paths.myLoans]: 'M4 5h16v14H4zM4 10h16M8 14.5h5',
  [paths.prepay]: 'M4 4v16h16M8 7l4 5 3-2 4 6M19 12v4h-4',
  [paths.transfer]: 'M4 8h16l-4-4M20 16H4l4 4',
  [paths.reset]: 'M4 4v16h16M8 15l4-5 3 2 4-6M15 6h4v4',
  [paths.badMonth]: 'M4 6h16v14H4zM8 3v4M16 3v4M4 10h16M10 13l4 4M14 13l-4 4',
  [paths.kfsCheck]: 'M6 3h8l4 4v14H6zM9 14l2.2 2.2L15.5 12',
  [paths.complain]: 'M3 6h18v12H3zM3 7l9 7 9-7',
}

export const ToolIcon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" className="size-6 shrink-0 text-primary" aria-hidden="true">
    <path
      d={drawings[path]}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
