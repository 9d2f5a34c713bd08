import { Landmark, Plus, ReceiptText, Scale, ScanLine } from "lucide-react";
import type { ComponentType } from "react";
import { Button } from "#web/ui/button.tsx";

export type QuickActs = {
  onIncome: () => void;
  onBill: () => void;
  onScan: () => void;
  onAccounts: () => void;
  onAdjust: () => void;
};

type Action = { label: string; icon: ComponentType<{ "aria-hidden": "true" }>; act: () => void };

export function QuickActions({ onIncome, onBill, onScan, onAccounts, onAdjust }: QuickActs) {
  const actions: Action[] = [
    { label: "Add Income", icon: Plus, act: onIncome },
    { label: "Add Bills/Expenses", icon: ReceiptText, act: onBill },
    { label: "AI Document Scanner", icon: ScanLine, act: onScan },
    { label: "Accounts", icon: Landmark, act: onAccounts },
    { label: "Adjust Savings", icon: Scale, act: onAdjust },
  ];
  return (
    <section aria-label="Quick Actions" className="flex flex-wrap gap-2">
      {actions.map(({ label, icon: Icon, act }) => (
        <Button key={label} variant="secondary" onClick={act}>
          <Icon aria-hidden="true" />
          {label}
        </Button>
      ))}
    </section>
  );
}
