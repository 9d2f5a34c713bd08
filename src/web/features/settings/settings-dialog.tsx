import { Bell, ChartColumn, Database, House, Lock, Monitor, ShieldCheck, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { readPreferences, writePreferences } from "#web/lib/preferences.ts";
import { sendSettings } from "#web/lib/settings-sync.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs/tabs.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { DataSection } from "./data-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { DisplaySection, PrivacySection } from "./preference-sections.tsx";
import { type AccountOwner, ChoiceField, type SectionProps } from "./setting-fields.tsx";
import { StatisticsSection } from "./statistics-section.tsx";

const RELOAD_DELAY = 1000;

type Props = AccountOwner & { open: boolean; onOpenChange: (open: boolean) => void };

/** The settings, saved in this browser and on the server. Saving reloads the page, so that every screen updates. */
export function SettingsDialog({ open, onOpenChange, ...owner }: Props) {
  const id = useId();
  const [preferences, setPreferences] = useState(readPreferences);
  const [isSaving, setSaving] = useState(false);

  const close = (next: boolean) => {
    onOpenChange(next);
    if (!next) setPreferences(readPreferences());
  };
  const save = () => {
    if (!writePreferences(preferences)) {
      const description = "Your browser doesn't allow Weekwise to save settings.";
      toast({ title: "Error", description, variant: "destructive" });
      return;
    }
    setSaving(true);
    if (owner.user) sendSettings(owner.user.email);
    toast({ title: "Success", description: "Settings saved" });
    setTimeout(() => window.location.reload(), RELOAD_DELAY);
  };

  const footer = (
    <FormButtons form={id} label="Save" busyLabel="Saving..." isBusy={isSaving} onCancel={() => close(false)} />
  );

  return (
    // Fixed height, so that the tabs stay in place.
    <Dialog open={open} onOpenChange={close} size="lg" title="Settings" footer={footer} className="h-dvh sm:h-160">
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) save();
        }}
      >
        <SettingsTabs {...owner} preferences={preferences} onChange={setPreferences} />
      </form>
    </Dialog>
  );
}

const SECTIONS = [
  { value: "profile", label: "Profile", icon: UserRound, Section: ProfileSection },
  { value: "household", label: "Household", icon: House, Section: ({ household }: SectionProps) => household },
  { value: "notifications", label: "Notifications", icon: Bell, Section: NotificationsSection },
  { value: "display", label: "Display", icon: Monitor, Section: DisplaySection },
  { value: "statistics", label: "Statistics", icon: ChartColumn, Section: StatisticsSection },
  { value: "security", label: "Security", icon: ShieldCheck, Section: ({ security }: SectionProps) => security },
  { value: "privacy", label: "Privacy", icon: Lock, Section: PrivacySection },
  { value: "data", label: "Data", icon: Database, Section: DataSection },
];

/** One row where there is room, rows of three on a phone. */
function SettingsTabs(section: SectionProps) {
  return (
    <Tabs defaultValue="profile">
      <TabsList
        aria-label="Settings sections"
        className="justify-between max-sm:grid max-sm:grid-cols-3 max-sm:gap-1.5 sm:gap-0 max-sm:overflow-visible max-sm:shadow-none"
      >
        {SECTIONS.map(({ value, label, icon: Icon }) => (
          <TabsTrigger
            key={value}
            value={value}
            className="sm:px-2 max-sm:h-14 max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:rounded-control max-sm:border max-sm:border-border max-sm:px-1 max-sm:text-[0.8125rem] max-sm:data-[state=active]:bg-primary-soft max-sm:data-[state=active]:text-on-primary-soft"
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 sm:hidden" />
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {SECTIONS.map(({ value, Section }) => (
        <TabsContent key={value} value={value} className="sm:pt-5">
          <Section {...section} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

function ProfileSection({ user, onRefetch, ...section }: SectionProps) {
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
        <ChoiceField {...section} name="moveRate" label="Amount to move" />
        <ChoiceField {...section} name="moveRounding" label="Rounding" />
      </div>
    </div>
  );
}
