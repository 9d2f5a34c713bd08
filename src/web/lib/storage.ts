type Area = "localStorage" | "sessionStorage";

// Browsers that block site data throw on any access to localStorage.
function attempt<T>(act: () => T, fallback: T): T {
  try {
    return act();
  } catch {
    return fallback;
  }
}

const read = (area: Area, key: string) => attempt(() => window[area].getItem(key), null);

const write = (area: Area, key: string, value: string) =>
  attempt(() => {
    window[area].setItem(key, value);
    return true;
  }, false);

const remove = (area: Area, key: string) => attempt(() => window[area].removeItem(key), undefined);

/** The part of Storage we use; it never throws. */
export type KeyValueStore = {
  read(key: string): string | null;
  /** False when the browser cannot store it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
};

export const readLocal = (key: string) => read("localStorage", key);
export const writeLocal = (key: string, value: string) => write("localStorage", key, value);
const removeLocal = (key: string) => remove("localStorage", key);

export const localStore: KeyValueStore = { read: readLocal, write: writeLocal, remove: removeLocal };

export const sessionStore: KeyValueStore = {
  read: (key) => read("sessionStorage", key),
  write: (key, value) => write("sessionStorage", key, value),
  remove: (key) => remove("sessionStorage", key),
};

export const clearLocal = () => attempt(() => window.localStorage.clear(), undefined);
export const clearSession = () => attempt(() => window.sessionStorage.clear(), undefined);

/** Expires every cookie visible to scripts; the session cookie is not, and ends with logout. */
export function clearCookies(): void {
  attempt(() => {
    for (const cookie of document.cookie.split(";")) {
      const name = cookie.split("=")[0]?.trim();
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
      if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    }
  }, undefined);
}

/** Whether this browser blocks cookies or local storage, which signing in needs. */
export function isStorageBlocked(): boolean {
  const probe = "storage-probe";
  const isWritable = writeLocal(probe, "1");
  removeLocal(probe);
  return !isWritable || !navigator.cookieEnabled;
}
