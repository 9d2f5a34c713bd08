import "#web/ui/tokens.css";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#web/ui/tabs/tabs.tsx";

const groups = [
  { label: "Home", options: ["Rent", "Water", "Power"].map((label) => ({ label, value: label })) },
  { label: "Other", options: ["Phone", "Gym"].map((label) => ({ label, value: label })) },
];

function Fields() {
  const [category, setCategory] = useState("");
  const [isOn, setOn] = useState(true);
  return (
    <section className="grid gap-4">
      <h2>Fields</h2>
      <MoneyField label="Amount" hint="What one bill costs." />
      <MoneyField label="Balance" symbol="€" error="Amount must be a positive number" defaultValue="-5" />
      <SelectField label="Category" groups={groups} value={category} onValueChange={setCategory} placeholder="Choose" />
      <SwitchField label="Automatic" description="Paid on its day." checked={isOn} onCheckedChange={setOn} />
      <SwitchField label="Not now" checked={false} onCheckedChange={setOn} disabled />
    </section>
  );
}

function Signs() {
  return (
    <section className="grid gap-4">
      <h2>Signs</h2>
      {(["neutral", "green", "amber", "red"] as const).map((tone) => (
        <div key={tone} className="grid gap-2">
          <Badge tone={tone}>In 3 days</Badge>
          <Progress tone={tone} value={40} label={`Saved, ${tone}`} />
        </div>
      ))}
      {(["info", "amber", "red", "green"] as const).map((tone) => (
        <Notice key={tone} tone={tone} title="A title">
          Something to know.
        </Notice>
      ))}
      <Skeleton className="h-8" />
      <Spinner label="Loading..." />
      <EmptyState title="Nothing here" description="It will be." action={<Button>Add one</Button>} />
    </section>
  );
}

function Question() {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <section>
      <h2>Question</h2>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this bill?"
        description="This action cannot be undone."
        confirmLabel="Delete it"
        busyLabel="Deleting..."
        busy={isBusy}
        onConfirm={() => setBusy(true)}
        danger
      />
    </section>
  );
}

function Gallery({ children }: { children: ReactNode }) {
  return (
    <main className="grid gap-8 px-4 py-8">
      <h1>Gallery</h1>
      {children}
      <Tabs defaultValue="one">
        <TabsList aria-label="Two tabs">
          <TabsTrigger value="one">One (1)</TabsTrigger>
          <TabsTrigger value="two">Two (2)</TabsTrigger>
        </TabsList>
        <TabsContent value="one">The first</TabsContent>
        <TabsContent value="two">The second</TabsContent>
      </Tabs>
    </main>
  );
}

document.documentElement.className = window.location.hash.slice(1);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <Gallery>
      <Fields />
      <Signs />
      <Question />
    </Gallery>,
  );
}
