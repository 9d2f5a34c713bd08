let taken: string | undefined;

/** Moves the mailed token out of the address bar into memory, where no history, screenshot or referrer finds it. */
export function takeResetToken(): void {
  const token = new URLSearchParams(window.location.search).get("token");
  if (token === null) return;
  taken = token;
  window.history.replaceState(null, "", window.location.pathname);
}

export const resetToken = () => taken;
