import { useMayEdit } from "#web/lib/household.ts";
import { DeleteDataPanel } from "./delete-data-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { ScanLessonsPanel } from "./scan-lessons-panel.tsx";
import type { SectionProps } from "./setting-fields.tsx";

/** Export, import, and deletion of all data with a day to cancel. */
export function DataSection(props: SectionProps) {
  const mayEdit = useMayEdit();
  return (
    <div className="grid gap-4">
      <ExportPanel />
      {mayEdit && <ImportPanel />}
      <ScanLessonsPanel mayForget={mayEdit} />
      <DeleteDataPanel {...props} />
    </div>
  );
}
