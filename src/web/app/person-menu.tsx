import { ChevronDown, LogOut, Settings } from "lucide-react";
import { type ComponentType, type FocusEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";

type PersonMenuProps = {
  name: string;
  settings: { open: () => void; isLoading: boolean };
  logOut: { run: () => void; isBusy: boolean };
  onNewHousehold: () => void;
};

type Switch = ComponentType<{ className: string; onNew: () => void }>;
// Loaded when the menu opens; left out when offline.
const HouseholdSwitch = lazy(async () => {
  const load = import("#web/features/household/household-switch.tsx").then((part): Switch => part.HouseholdSwitch);
  return { default: await load.catch((): Switch => () => null) };
});

const ITEM = "w-full justify-start!";

/**
 * Settings, Logout and households, under the person's name. A disclosure of plain buttons: Tab moves through them, Escape
 * closes it.
 */
export function PersonMenu({ name, settings, logOut, onNewHousehold }: PersonMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOnOutsidePress);
    return () => document.removeEventListener("pointerdown", closeOnOutsidePress);
  }, [isOpen]);

  const closeOnBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  const closeAnd = (act: () => void) => () => {
    // Focus returns to this button once the dialog closes, since the menu item is gone.
    menuButton.current?.focus();
    setOpen(false);
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its buttons are told
    <div
      ref={box}
      className="relative"
      onBlur={closeOnBlur}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        setOpen(false);
        menuButton.current?.focus();
      }}
    >
      <button
        ref={menuButton}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 max-w-44 items-center gap-2 rounded-control px-1.5 text-[0.9375rem] font-semibold transition-colors duration-150 hover:bg-surface-sunken"
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft text-sm text-on-primary-soft"
        >
          {settings.isLoading ? <Spinner /> : initialOf(name)}
        </span>
        {/* Positioned, so that it also clips the hidden text after a long name. */}
        <span className="truncate md:relative max-md:sr-only">
          {name}
          <span className="sr-only">, menu</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute top-full right-0 z-40 mt-1 grid w-max max-w-72 min-w-48 animate-fade-in grid-cols-1 gap-0.5 rounded-control border border-border-strong bg-surface p-1"
        >
          <Tooltip content="Settings: pay day, currency, theme">
            <Button variant="ghost" className={ITEM} onClick={closeAnd(settings.open)}>
              <Settings aria-hidden="true" />
              Settings
            </Button>
          </Tooltip>
          <Tooltip content="Logout: sign out on this device">
            <Button variant="ghost" className={ITEM} onClick={logOut.run} busy={logOut.isBusy}>
              {!logOut.isBusy && <LogOut aria-hidden="true" />}
              Logout
            </Button>
          </Tooltip>
          {/* Last, because it loads later: nothing moves under the pointer. */}
          <Suspense fallback={null}>
            <HouseholdSwitch className={ITEM} onNew={closeAnd(onNewHousehold)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The first grapheme of a name, which may have several code units. */
const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase();
