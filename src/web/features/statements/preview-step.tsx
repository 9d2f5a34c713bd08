import { COLUMN_ROLES, type CsvLayout, isComplete } from "#core/statements/csv/layout.ts";
import type { CsvPreview } from "#core/statements/read-statement.ts";
import { today } from "#web/domain/bill-figures.ts";
import { grouped, money, shortDay } from "#web/lib/format.ts";
import { shownCurrency } from "#web/lib/household.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { FORMAT_TEXT, PROBLEM_TEXT, ROLE_LABELS } from "./statement-text.ts";
import type { FileRead, Summary } from "./worker-messages.ts";

type PreviewStepProps = {
  file: FileRead;
  chosen: number;
  onChoose: (at: number) => void;
  onLayout: (layout: CsvLayout) => void;
  onContinue: () => void;
  onBack: () => void;
  isBusy: boolean;
  warning: string | undefined;
};

const ROLES = COLUMN_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const ORDERS = [
  { value: "dmy", label: "Day, month, year" },
  { value: "mdy", label: "Month, day, year" },
  { value: "ymd", label: "Year, month, day" },
];
const MARKS = [
  { value: ".", label: "1,234.50" },
  { value: ",", label: "1.234,50" },
];

/** Step 2: what was read, and for CSV files how; each column can be corrected. */
export function PreviewStep(props: PreviewStepProps) {
  const { file, chosen, onChoose, onLayout, onContinue, onBack, isBusy, warning } = props;
  const statement = file.statements[chosen];
  return (
    <div className="grid grid-cols-1 gap-5">
      {statement && <Facts file={file} statement={statement} />}
      {file.problem && (
        <Notice tone="amber" role="alert">
          <p>{PROBLEM_TEXT[file.problem]}</p>
        </Notice>
      )}
      {warning && (
        <Notice tone="amber" role="alert">
          <p>{warning}</p>
        </Notice>
      )}
      {file.statements.length > 1 && (
        <SelectField
          label="This file holds several statements"
          className="max-w-sm"
          value={String(chosen)}
          onValueChange={(value) => onChoose(Number(value))}
          options={file.statements.map(({ account, currency, count }, at) => ({
            value: String(at),
            label: `${account ?? currency ?? "Statement"}, ${grouped(count)} transactions`,
          }))}
        />
      )}
      {file.csv && <Columns csv={file.csv} onLayout={onLayout} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} disabled={!statement} onClick={onContinue}>
          Find my bills
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}

function Facts({ file: { format, skipped }, statement }: { file: FileRead; statement: Summary }) {
  const { count, from, to, closing, currency } = statement;
  const ownCurrency = shownCurrency();
  return (
    <div className="grid gap-1">
      <p>
        {format && FORMAT_TEXT[format]}, {grouped(count)} {count === 1 ? "transaction" : "transactions"} from{" "}
        {shortDay(from, today())} to {shortDay(to, today())}
        {closing && `, ending with ${money(closing.amount)} on ${shortDay(closing.day, today())}`}.
      </p>
      {skipped.length > 0 && (
        <p className="text-[0.9375rem] text-muted">
          {skipped.length === 1 ? "1 row was" : `${skipped.length} rows were`} skipped because the date or amount is
          missing or the transaction is pending: row{" "}
          {skipped
            .slice(0, 8)
            .map(({ row }) => row)
            .join(", ")}
          {skipped.length > 8 && " and others"}.
        </p>
      )}
      {currency && currency !== ownCurrency && (
        <p className="text-[0.9375rem] text-on-amber-soft">
          The statement is in {currency}; amounts are not converted to {ownCurrency}.
        </p>
      )}
    </div>
  );
}

function Columns({ csv: { layout, rows }, onLayout }: { csv: CsvPreview; onLayout: (layout: CsvLayout) => void }) {
  const setRole = (at: number, value: string) => {
    const role = COLUMN_ROLES.find((one) => one === value) ?? "ignore";
    onLayout({ ...layout, roles: layout.roles.map((one, place) => (place === at ? role : one)) });
  };
  const names = layout.headerRow === null ? undefined : rows[0];
  const shown = (names ? rows.slice(1) : rows).slice(0, 6);
  return (
    <section aria-labelledby="columns" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="columns" className="text-lg font-semibold">
          Check the columns
        </h2>
        <p className="text-[0.9375rem] text-muted">
          Correct any that are wrong. Your changes are remembered for this account's next file.
        </p>
      </div>
      <section aria-label="First rows" className="overflow-x-auto rounded-card border border-border">
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="align-bottom">
              {layout.roles.map((role, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
                <th key={at} scope="col" className="min-w-40 border-b border-border p-2 font-normal">
                  <SelectField
                    label={names?.[at]?.trim() || `Column ${at + 1}`}
                    value={role}
                    onValueChange={(value) => setRole(at, value)}
                    options={ROLES}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name.
              <tr key={at} className="border-b border-border last:border-0">
                {layout.roles.map((role, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
                  <td key={place} className={role === "ignore" ? "p-2 text-muted" : "p-2"}>
                    <span className="line-clamp-2 wrap-anywhere">{row[place]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <SelectField
          label="Date format"
          value={layout.dateOrder}
          onValueChange={(value) =>
            onLayout({ ...layout, dateOrder: value === "mdy" || value === "ymd" ? value : "dmy" })
          }
          options={ORDERS}
        />
        <SelectField
          label="Number format"
          value={layout.decimalMark}
          onValueChange={(value) => onLayout({ ...layout, decimalMark: value === "," ? "," : "." })}
          options={MARKS}
        />
        <SwitchField
          label="Money out has no minus sign"
          checked={layout.isTurned}
          onCheckedChange={(isTurned) => onLayout({ ...layout, isTurned })}
        />
      </div>
      {!isComplete(layout) && (
        <Notice tone="amber">
          <p>One column must be the date, and one the amount (or money out and money in).</p>
        </Notice>
      )}
    </section>
  );
}
