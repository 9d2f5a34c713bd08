import { useTheme } from "#web/lib/theme.ts";
import { ThemeButton } from "#web/ui/theme-button.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";

export function ThemeToggle() {
  const { toggle } = useTheme();
  return (
    <Tooltip content="Light or dark">
      <ThemeButton onClick={toggle} />
    </Tooltip>
  );
}
