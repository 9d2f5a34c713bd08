import { Moon, Sun } from "lucide-react";
import { useTheme } from "#web/lib/theme.ts";
import { Button } from "#web/ui/button.tsx";

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <Button variant="ghost" size="icon" onClick={toggle} aria-label="Switch between light and dark">
      <Icon aria-hidden="true" />
    </Button>
  );
}
