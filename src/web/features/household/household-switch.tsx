import { Check, House, Plus } from "lucide-react";
import { useState } from "react";
import { listHouseholds, switchHousehold } from "#contract/requests/household.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { setHousehold } from "#web/lib/household.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type Props = { className: string; onNew: () => void };

/** Switches between the person's households, and creates new ones. */
export function HouseholdSwitch({ className, onNew }: Props) {
  const { data, isPending } = useCall(listHouseholds);
  const [switchingTo, setSwitchingTo] = useState<string>();
  const switchTo = async (id: string) => {
    setSwitchingTo(id);
    try {
      setHousehold(await ask(switchHousehold, { params: { id } }));
      window.location.assign("/dashboard");
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to switch household"), variant: "destructive" });
      setSwitchingTo(undefined);
    }
  };
  // Rendered together: a late list would push 'New household' away under the pointer.
  if (isPending) return null;
  return (
    <section aria-label="Households" className="grid grid-cols-1 gap-0.5 border-t border-border pt-1">
      {data?.map(({ id, name, isActive }) => (
        <Button
          key={id}
          variant="ghost"
          className={className}
          aria-current={isActive ? "true" : undefined}
          aria-disabled={isActive || undefined}
          busy={switchingTo === id}
          onClick={() => isActive || void switchTo(id)}
        >
          {isActive ? <Check aria-hidden="true" className="text-primary" /> : <House aria-hidden="true" />}
          <bdi className="truncate">{name}</bdi>
        </Button>
      ))}
      <Button variant="ghost" className={className} onClick={onNew}>
        <Plus aria-hidden="true" />
        New household
      </Button>
    </section>
  );
}
