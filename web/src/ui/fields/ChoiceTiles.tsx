interface ChoiceTilesProps<Option extends string> {
  legend: string
  /** Of the radio buttons. */
  name: string
  options: Readonly<Record<Option, string>>
  value: Option
  onChange: (value: Option) => void
}

const tileClass =
  'flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-edge px-3 text-center text-sm hover:border-primary data-chosen:border-primary data-chosen:bg-chosen data-chosen:font-semibold data-chosen:text-on-chosen focus-inside:outline-2 focus-inside:outline-offset-2 focus-inside:outline-focus'

/** Radio buttons as large tiles, for a choice that decides what else a page asks for. */
export const ChoiceTiles = <Option extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: ChoiceTilesProps<Option>) => (
  <fieldset className="col-span-full">
    <legend className="mb-1.5 font-medium">{legend}</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
      {(Object.keys(options) as Option[]).map((option) => (
        <label key={option} data-chosen={option === value || undefined} className={tileClass}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{options[option]}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
