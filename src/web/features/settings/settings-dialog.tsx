import { Bell, ChartColumn, Database, House, Lock, Monitor, ShieldCheck, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { readPreferences, writePreferences } from "#web/lib/preferences.ts";
import { sendSettings } from "#web/lib/settings-sync.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { GuardedButtons, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { type UnsavedPartSet, UnsavedParts } from "#web/ui/form/unsaved-parts.ts";
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
  const [section, setSection] = useState("profile");
  const [parts] = useState(() => new Map<string, UnsavedPartSet>(SECTIONS.map(({ value }) => [value, new Set()])));

  const close = () => {
    onOpenChange(false);
    setPreferences(readPreferences());
  };
  const isChanged = () =>
    [...parts.values()].some(({ size }) => size > 0) ||
    JSON.stringify(preferences) !== JSON.stringify(readPreferences());
  const guard = useDiscardGuard({ isChanged, isBusy: isSaving, onClose: close });
  const save = async () => {
    setSaving(true);
    const unsaved = await saveParts(parts);
    if (unsaved) {
      setSection(unsaved);
      setTimeout(() => showProblem(id));
    }
    if (unsaved || !savePreferences()) setSaving(false);
  };
  const savePreferences = () => {
    if (!writePreferences(preferences)) {
      const description = "Your browser doesn't allow Weekwise to save settings.";
      toast({ title: "Error", description, variant: "destructive" });
      return false;
    }
    if (owner.user) sendSettings(owner.user.email);
    toast({ title: "Success", description: "Settings saved" });
    setTimeout(() => window.location.reload(), RELOAD_DELAY);
    return true;
  };

  const footer = (
    <GuardedButtons guard={guard} form={id} label="Save" busyLabel="Saving..." isBusy={isSaving} onCancel={close} />
  );

  return (
    // Fixed height, so that the tabs stay in place.
    <Dialog
      open={open}
      onOpenChange={guard.requestClose}
      size="lg"
      title="Settings"
      footer={footer}
      className="h-dvh sm:h-160"
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <SettingsTabs
          {...{ ...owner, preferences, parts }}
          onChange={setPreferences}
          chosen={section}
          onChoose={setSection}
        />
      </form>
    </Dialog>
  );
}

/** Brings what can't be saved into view, once it is drawn. */
function showProblem(form: string): void {
  const panel = document.getElementById(form)?.querySelector("[role=tabpanel]:not([hidden])");
  const problem = panel?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]");
  problem?.focus();
  problem?.scrollIntoView({ block: "center" });
}

type Parts = ReadonlyMap<string, UnsavedPartSet>;

/** One after the other; the section of the first that can't be saved. */
async function saveParts(parts: Parts): Promise<string | undefined> {
  for (const [section, those] of parts) {
    for (const part of [...those]) if (!(await part.current())) return section;
  }
  return undefined;
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

type TabsProps = SectionProps & { parts: Parts; chosen: string; onChoose: (section: string) => void };

/** One row where there is room, rows of three on a phone. What was typed stays while another section is open. */
function SettingsTabs({ parts, chosen, onChoose, ...section }: TabsProps) {
  return (
    <Tabs value={chosen} onValueChange={onChoose}>
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
        <TabsContent key={value} value={value} isKept={parts.get(value)?.size !== 0} className="sm:pt-5">
          <UnsavedParts value={parts.get(value)}>
            <Section {...section} />
          </UnsavedParts>
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
