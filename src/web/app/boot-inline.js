// Runs inside <head> before the first paint, so that nobody sees the wrong theme or the landing page flash by.
// Each half has its own try: a browser that blocks storage still gets its system's theme.
(() => {
  const root = document.documentElement;
  let saved = null;
  try {
    saved = localStorage.getItem("theme");
    if (localStorage.getItem("auth-state") === "authenticated") root.classList.add("signed-in-hint");
  } catch {}
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = saved === "dark" || saved === "light" ? saved : system;
  root.classList.add(theme);
  root.style.colorScheme = theme;
  for (const frame of document.querySelectorAll("meta[name=theme-color]")) {
    frame.media = frame.dataset.theme === theme ? "all" : "not all";
  }
  // Placeholders begin to pulse when one really waits: many small animations make each frame of a quick start dearer.
  setTimeout(() => root.classList.add("slow"), 5000);
  // A script that never arrives would leave a white page: say so, unless there is something to read already.
  addEventListener(
    "error",
    ({ target }) => {
      const isEmpty = !document.getElementById("root")?.firstElementChild;
      if (target instanceof HTMLScriptElement && isEmpty) document.getElementById("not-loaded").hidden = false;
    },
    true,
  );
})();
