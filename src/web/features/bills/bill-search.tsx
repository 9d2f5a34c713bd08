import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { cx } from "#web/ui/cx.ts";
import { controlClass } from "#web/ui/form/field-frame.tsx";

type BillSearchProps = { query: string; onQueryChange: (query: string) => void; resultCount: number | undefined };

/** Ignored while typing in a field or with an open dialog. */
const ignoresShortcut = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]") !== null;

/** Searches all texts of the bills. The / key focuses it. */
export function BillSearch({ query, onQueryChange, resultCount }: BillSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || ignoresShortcut(event.target)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  const clear = () => {
    onQueryChange("");
    field.current?.focus();
  };
  return (
    <search className="relative block">
      <label htmlFor="bill-search" className="sr-only">
        Search bills
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted"
      />
      <input
        ref={field}
        id="bill-search"
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        placeholder="Search by name, note, number"
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
        onKeyDown={(event) => event.key === "Escape" && onQueryChange("")}
        className={cx(controlClass, "pr-11 pl-9.5 text-[0.9375rem]!")}
      />
      {query !== "" && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-text focus-visible:-outline-offset-3 touch:w-11"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
      <span role="status" className="sr-only">
        {query !== "" && resultCount !== undefined && `${resultCount} ${resultCount === 1 ? "bill" : "bills"} found`}
      </span>
    </search>
  );
}
