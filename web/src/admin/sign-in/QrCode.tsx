import { encode } from 'uqr'

/** Dark on white in both themes, as scanners expect, with the quiet zone of four modules that ISO 18004 requires. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for the authenticator app"
      shapeRendering="crispEdges"
      className="size-full rounded-control bg-white"
    >
      <path d={modules.join('')} fill="#000" />
    </svg>
  )
}
