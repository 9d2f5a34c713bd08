import { useTheme } from "#web/lib/theme.ts";
import { ThemeButton } from "#web/ui/theme-button.tsx";

/** Without a tooltip: the landing page does without the code that places one. */
export function ThemeToggle() {
  const { toggle } = useTheme();
  return <ThemeButton onClick={toggle} className="min-h-11 min-w-11" />;
}
