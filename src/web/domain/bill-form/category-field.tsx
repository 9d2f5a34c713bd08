import { Sparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import type { Suggestion } from "#contract/categorize.ts";
import { categorize } from "#contract/requests/bills.ts";
import { type Category, categoryLabel } from "#core/categories.ts";
import { CATEGORY_CHOICES } from "#web/domain/choices.ts";
import { ask } from "#web/lib/ask.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { BillForm, HintProps } from "./bill-values.ts";

type CategoryFieldProps = HintProps & { suggestsCategories: boolean };

export function CategoryField({ form, hintFor, suggestsCategories }: CategoryFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: "category" });
  return (
    <div className="grid gap-3">
      <SelectField
        ref={field.ref}
        label="Category"
        data-field="category"
        groups={CATEGORY_CHOICES}
        placeholder="Select a category"
        value={field.value}
        onValueChange={(value) => value && field.onChange(value)}
        onBlur={field.onBlur}
        hint={hintFor("category", { isChanged: fieldState.isDirty })}
        error={fieldState.error?.message}
      />
      {suggestsCategories && <CategorySuggestions form={form} chosen={field.value} onChoose={field.onChange} />}
    </div>
  );
}

type SuggestionsProps = { form: BillForm; chosen: Category; onChoose: (category: Category) => void };

/** A component of its own, so that typing the name re-renders nothing else. */
function CategorySuggestions({ form, chosen, onChoose }: SuggestionsProps) {
  const { isLoading, list } = useSuggestions(useWatch({ control: form.control, name: "name" }));
  const choose = (category: Category) => {
    onChoose(category);
    form.clearErrors("category");
    toast({ title: "Category Applied", description: `Set category to "${categoryLabel(category)}"` });
  };
  return (
    <div aria-live="polite" className="empty:hidden">
      {isLoading && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Spinner />
          AI analyzing expense category...
        </p>
      )}
      {list.length > 0 && (
        <div className="grid gap-2">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Sparkles aria-hidden="true" className="size-4 text-primary" />
            AI Category Suggestions
          </p>
          <div className="flex flex-wrap gap-2">
            {list.map(({ category, confidence }) => (
              <Button
                key={category}
                size="sm"
                variant="secondary"
                aria-pressed={category === chosen}
                className="aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
                onClick={() => choose(category)}
              >
                {categoryLabel(category)}{" "}
                <span className="font-normal tabular-nums">{Math.round(confidence * 100)}%</span>
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const TYPING_PAUSE = 1000;
const MIN_NAME_LENGTH = 3;

type Suggestions = { isLoading: boolean; list: readonly Suggestion[] };

const NONE: Suggestions = { isLoading: false, list: [] };

/** Suggests categories for a name after a pause in typing. A failure is logged and gives no suggestions. */
function useSuggestions(name: string): Suggestions {
  const [suggestions, setSuggestions] = useState(NONE);
  useEffect(() => {
    setSuggestions(NONE);
    if (name.trim().length < MIN_NAME_LENGTH) return;
    const controller = new AbortController();
    const load = async () => {
      setSuggestions({ isLoading: true, list: [] });
      try {
        const { suggestions } = await ask(categorize, { input: { name }, signal: controller.signal });
        if (!controller.signal.aborted) setSuggestions({ isLoading: false, list: suggestions });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error("No category suggestions", error);
        setSuggestions(NONE);
      }
    };
    const timer = setTimeout(load, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [name]);
  return suggestions;
}
