import { Bell, ChartColumn, Database, Lock, Monitor, UserRound } from "lucide-react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs/tabs.tsx";
import { DataSection } from "./data-section.tsx";
import { DisplaySection } from "./display-section.tsx";
import { NotificationsSection } from "./preference-sections.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import type { SectionProps } from "./setting-fields.tsx";
import { StatisticsSection } from "./statistics-section.tsx";

const SECTIONS = [
  { value: "profile", label: "Profile", icon: UserRound, Section: ProfileSection },
  { value: "notifications", label: "Notifications", icon: Bell, Section: NotificationsSection },
  { value: "display", label: "Display", icon: Monitor, Section: DisplaySection },
  { value: "statistics", label: "Statistics", icon: ChartColumn, Section: StatisticsSection },
  { value: "privacy", label: "Privacy", icon: Lock, Section: PrivacySection },
  { value: "data", label: "Data", icon: Database, Section: DataSection },
];

/** Six sections: in a row where there is room, in two rows of three under a thumb. */
export function SettingsTabs(section: SectionProps) {
  return (
    <Tabs defaultValue="profile">
      <TabsList
        aria-label="Settings sections"
        className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-1.5 max-sm:overflow-visible max-sm:shadow-none"
      >
        {SECTIONS.map(({ value, label, icon: Icon }) => (
          <TabsTrigger
            key={value}
            value={value}
            className="max-sm:h-14 max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:rounded-control max-sm:border max-sm:border-border max-sm:px-1 max-sm:text-[0.8125rem] max-sm:data-[state=active]:bg-primary-soft max-sm:data-[state=active]:text-on-primary-soft"
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
