export type SidebarProps = { onViewAll: () => void };

/** The dashboard's summary: Financial Overview, Bills Due Soon, and the pictures. */
export function Sidebar(_props: SidebarProps) {
  return null;
}
