/**
 * The icons of the menu, the landing page and `/call-to-action`. They are drawn here because loading the icon library
 * costs more than all of them. Other pages use lucide-react.
 */
export const icons = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  home: 'M3 11l9-8 9 8M5.5 9.5V21h13V9.5M9.5 21v-7h5v7',
  compare: 'M4 7h9M4 12h16M4 17h12',
  bag: 'M5 8h14l1.5 13h-17zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  leave: 'M10 4H4v16h6M15 7.5l4.5 4.5-4.5 4.5M19.5 12H9',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  card: 'M3 5h18v14H3zM7 15.5c.5-3 4.5-3 5 0M9.5 11.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M15 10h3M15 14h3',
  slip: 'M5 3h14v18l-2.3-1.7-2.4 1.7-2.3-1.7L9.7 21l-2.4-1.7L5 21zM9 8h6M9 12h6',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  order: 'M7 4v16M3.5 7.5 7 4l3.5 3.5M14 6h3M14 12h5M14 18h7',
  bank: 'M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 20.5h18',
} as const

interface IconProps {
  name: keyof typeof icons
  className?: string
  strokeWidth?: number
}

export function Icon({ name, className = 'size-6', strokeWidth = 2 }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d={icons[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
