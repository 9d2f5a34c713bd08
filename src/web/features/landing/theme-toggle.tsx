import { useTheme } from "#web/lib/theme.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Mark } from "./line-icon.tsx";

/** One icon and one name for both themes, so that prerendered and hydrated markup agree. */
export function ThemeToggle() {
  const { toggle } = useTheme();
  return (
    <button
      type="button"
      onClick={toggle}
      className={`${buttonClass({ variant: "ghost", size: "icon" })} min-h-11 min-w-11`}
      aria-label="Switch between light and dark"
    >
      <Mark d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18m0-14.5h7m-7 3.5h8.7m-8.7 3.5h8.7M12 17h7" />
    </button>
  );
}
