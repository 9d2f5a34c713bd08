import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ChoiceField, type SectionProps } from "./setting-fields.tsx";

export function ProfileSection({ user, onRefetch, ...section }: SectionProps) {
  const [isFetching, setFetching] = useState(false);
  const hasName = Boolean(user?.firstName || user?.lastName);
  const refetch = () => {
    setFetching(true);
    onRefetch();
  };
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4 rounded-control bg-surface-sunken p-4 wrap-anywhere sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">Name</dt>
          <dd className="font-medium">
            {user?.firstName && <bdi>{user.firstName}</bdi>} {user?.lastName && <bdi>{user.lastName}</bdi>}
            {!hasName && "Not given"}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Email</dt>
          <dd className="font-medium">{user?.email}</dd>
        </div>
      </dl>
      <Button variant="secondary" size="sm" className="justify-self-start" busy={isFetching} onClick={refetch}>
        Refresh from the server
      </Button>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField {...section} name="payFrequency" label="Pay frequency" />
        <ChoiceField {...section} name="payDay" label="Pay day" />
        <ChoiceField {...section} name="moveRate" label="Move on payday" />
        <ChoiceField {...section} name="moveRounding" label="Round up what to move" />
      </div>
    </div>
  );
}
