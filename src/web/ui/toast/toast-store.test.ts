import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, listToasts, subscribeToToasts, toast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a new toast replaces the previous one", () => {
  toast({ title: "First" });
  toast({ title: "Second", variant: "destructive" });
  expect(listToasts()).toMatchObject([{ title: "Second", variant: "destructive", isOpen: true }]);
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  const { dismiss } = toast({ title: "Saved" });
  dismiss();
  expect(listToasts()).toMatchObject([{ title: "Saved", isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(listToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(listToasts()).toHaveLength(0);
});

test("an action runs once, however often its button is pressed", () => {
  const undo = vi.fn();
  toast({ title: "Rent paid", action: { label: "Undo", onClick: undo } });
  for (const _ of [1, 2]) for (const { action } of listToasts()) action?.onClick();
  expect(undo).toHaveBeenCalledTimes(1);
});

test("dismissing twice does not postpone the removal", () => {
  const { id } = toast({ title: "Saved" });
  dismissToast(id);
  vi.advanceTimersByTime(600_000);
  dismissToast(id);
  vi.advanceTimersByTime(400_000);
  expect(listToasts()).toHaveLength(0);
});

test("a toast pushed out by another leaves no timer behind", () => {
  toast({ title: "Old" }).dismiss();
  toast({ title: "New" });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2_000_000);
  expect(listToasts()).toMatchObject([{ title: "New", isOpen: true }]);
});

test("listeners hear of every change until they leave", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToToasts(listener);
  toast({ title: "One" }).dismiss();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  toast({ title: "Two" });
  expect(listener).toHaveBeenCalledTimes(2);
});

test("the list keeps its identity when nothing changes", () => {
  toast({ title: "One" });
  expect(listToasts()).toBe(listToasts());
  const before = listToasts();
  dismissToast("unknown");
  expect(listToasts()).toBe(before);
});
