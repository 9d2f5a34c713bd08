import { useSyncExternalStore } from "react";
import { readSettings as readSaved, saveSettings } from "#contract/requests/settings.ts";
import { newerSettings, type Settings, type SettingsCopy } from "#core/settings.ts";
import { ask } from "./ask.ts";
import { defaults, hasPreferences, type Preferences, readSettings, writePreferences } from "./preferences.ts";
import { readLocal, writeLocal } from "./storage.ts";
import { setTheme } from "./theme.ts";

/** The owner and version of this browser's settings; see docs/decisions/0047-settings-on-the-server.md. */
const KEY = "settings-copy";
type Copy = SettingsCopy & { email: string };

function readCopy(): Copy | undefined {
  try {
    const { email, savedAt, isSent } = JSON.parse(readLocal(KEY) ?? "{}");
    if (typeof email !== "string") return undefined;
    return { email, savedAt: typeof savedAt === "string" ? savedAt : null, isSent: isSent === true };
  } catch {
    return undefined;
  }
}

const writeCopy = (copy: Copy) => writeLocal(KEY, JSON.stringify(copy));

let version = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes whenever settings arrive from the server; used as a key to re-render everything. */
export const useSettingsVersion = () => useSyncExternalStore(subscribe, () => version);

const OPEN_DIALOG = "[role=dialog], [role=alertdialog]";

type ReceivedSettings = { preferences: Preferences; theme?: Settings["theme"]; savedAt: string | null };

function applySettings(email: string, { preferences, theme = null, savedAt }: ReceivedSettings): void {
  const before = JSON.stringify(readSettings());
  if (!writePreferences(preferences)) return;
  writeCopy({ email, savedAt, isSent: true });
  if (theme !== null) setTheme(theme);
  // Keeps an open form; the settings apply on the next page.
  if (JSON.stringify(readSettings()) === before || document.querySelector(OPEN_DIALOG)) return;
  version += 1;
  for (const listener of listeners) listener();
}

let sendCount = 0;

/** Saves this browser's settings on the server. After a failure the next page retries. */
export async function sendSettings(email: string): Promise<void> {
  const copy = readCopy();
  const savedAt = copy?.email === email ? copy.savedAt : null;
  writeCopy({ email, savedAt, isSent: false });
  sendCount += 1;
  const requestNumber = sendCount;
  try {
    const saved = await ask(saveSettings, { input: readSettings(), keepalive: true });
    if (requestNumber === sendCount) writeCopy({ email, savedAt: saved.savedAt, isSent: true });
  } catch {
    // Offline or refused: stays marked as unsent.
  }
}

const NEVER_SENT: SettingsCopy = { savedAt: null, isSent: false };
const TIMEOUT_MS = 3000;

/** Uses the server's settings if they are newer than this browser's, else sends these if the server lacks them. */
export async function syncSettings(email: string): Promise<void> {
  try {
    const { settings, savedAt } = await ask(readSaved, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const copy = readCopy();
    const isOtherUsers = copy !== undefined && copy.email !== email;
    const localCopy = isOtherUsers ? undefined : (copy ?? (hasPreferences() ? NEVER_SENT : undefined));
    const newer = newerSettings(savedAt, localCopy);
    if (newer === "server" && settings) {
      const { theme, ...rest } = settings;
      const preferences = {
        ...{ ...rest, reminderDays: String(rest.reminderDays), moveRounding: String(rest.moveRounding) },
      };
      applySettings(email, { preferences, theme, savedAt });
    } else if (newer === "browser") await sendSettings(email);
    // A new user must not start with another user's settings.
    else if (isOtherUsers) applySettings(email, { preferences: defaults, savedAt: null });
  } catch {
    // Without the server the browser's own settings apply.
  }
}
